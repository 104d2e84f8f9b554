/** The default mark, for a provider without one; its colour comes from the style sheet. */
export const BrandMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="6" fill="var(--brand-mark, var(--brand))" />
    <path d="M16 7.500l5.500 8h-11z" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    <path
      d="M7 20.500q3-2.600 6 0t6 0 6 0M7 25q3-2.600 6 0t6 0 6 0"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
)

type Logos = { readonly logo: string | null; readonly logoDark?: string | null }
type BrandProps = Logos & { readonly name: string }

/** One picture for both themes, or one for each. */
export function Logo({ logo, logoDark = null, height }: Logos & { height: number }) {
  if (logo === null || logoDark === null) return <img src={logo ?? logoDark ?? ''} alt="" height={height} />
  return (
    <>
      <img src={logo} alt="" height={height} data-ground="light" />
      <img src={logoDark} alt="" height={height} data-ground="dark" />
    </>
  )
}

/** The provider's mark and name, linked to the landing page; its own image where it has one. */
export function Brand({ name, logo, logoDark = null }: BrandProps) {
  return (
    <a className="brand" href="/">
      {(logo ?? logoDark) === null ? (
        <BrandMark size={30} />
      ) : (
        <Logo logo={logo} logoDark={logoDark} height={30} />
      )}
      <span>{name}</span>
    </a>
  )
}
