/**
 * What the reading of one file may cost. Processor time and not time on the clock: on a busy machine an honest sheet of
 * ten thousand lines waits, but works no longer.
 */
export const cpuSeconds = { file: 15, sheet: 10, table: 10, paper: 20, invoice: 20 }

/** To start, to unpack a job before it begins, and to send its answer. */
export const betweenJobs = 5

/**
 * The writable memory of a whole reading process, held by the operating system: a limit of V8's heap does not count
 * buffers or what libvips decodes. About 50 MB of it are Node's own beside the place for its machine code
 * (start-process.ts); a photo of 48 megapixels that has to be turned needs 550 MB.
 */
export const processMegabytes = 750
export const heapMegabytes = 256

/** A process that works no more and answers no more is ended after this time on the clock. */
export const longestSilenceMs = 120_000

/** Spreadsheet programs hold at most this many characters in a cell. */
export const longestCell = 32_767
export const longestRow = 200_000

/**
 * How many characters a sheet may become: the texts of its cells together. Texts that cells share are written once in
 * the file, so a small file may say much; honest sheets have at most about 30 characters to the byte.
 */
export const mostCharacters = (bytes: number): number => Math.min(24_000_000, 1_000_000 + 50 * bytes)

/** A cell in the answer to an import, and in the sheet of its rejected rows: no field takes a longer text. */
export const longestShownCell = 2_000

/** A heading that belongs to no column is named in the answer. */
export const longestHeading = 100

/** The budget of a document whose lines are read: an invoice of ten thousand lines has about 250 pages. */
export const mostPages = 300
/** Texts at their own places, all pages together. */
export const mostTexts = 120_000

/** The budget of an XML file: an invoice of two thousand lines has about 30,000 elements, ten deep. */
export const mostElements = 200_000
export const deepestElement = 60
/** A part of an OFD that is read as XML. */
export const largestXmlPart = 8 * 1024 * 1024
