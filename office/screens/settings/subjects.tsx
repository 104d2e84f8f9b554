import type { LoginSettingsSave } from '@quayside/contract/account/second-factor.ts'
import type { AgreementSetting } from '@quayside/contract/kernel/agreement.ts'
import type { BrandSetting } from '@quayside/contract/kernel/brand.ts'
import type { LandingSectionsSetting } from '@quayside/contract/kernel/landing-sections.ts'
import type { ProviderPartySetting } from '@quayside/contract/office/provider-party.ts'
import type {
  BoardDays,
  FinanceSettingsSave,
  OfficeSetting,
  PayToAccounts,
} from '@quayside/contract/office/publishing.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AgreementPanel, useAgreementPart } from './agreement.tsx'
import { BoardPanel, useBoardPart } from './board.tsx'
import { BookingPanel, useBookingPart } from './booking.tsx'
import { BrandPage } from './brand-page.tsx'
import { brandWords, useBrandPart } from './brand-part.ts'
import { CardTexts, type ContentKey, NameTexts, useContentPart } from './content.tsx'
import { LandingPage } from './landing-page.tsx'
import { useSectionsPart } from './landing-part.ts'
import { LoginsPanel, useLoginsPart } from './logins.tsx'
import { PartyPanel, partyWords, usePartyPart } from './party.tsx'
import { PayToPanel, usePayToPart } from './pay-to.tsx'
import type { SettingPart } from './setting-part.tsx'

export type StoredSettings = {
  readonly booking: FinanceSettingsSave
  readonly logins: LoginSettingsSave
  readonly board: BoardDays
  readonly payTo: PayToAccounts
  readonly party: ProviderPartySetting
  readonly brand: BrandSetting
  readonly sections: LandingSectionsSetting
  readonly agreement: AgreementSetting
  readonly content: Readonly<Record<ContentKey, OfficeSetting>>
}

type SubjectName = keyof Messages['officePublishing']['settings']['subjects']
type GroupName = keyof Messages['officePublishing']['settings']['groups']

/** One page of the settings, saved at once. */
export type Subject = {
  readonly name: SubjectName
  readonly parts: readonly Omit<SettingPart, 'form'>[]
  /** Names of what is set there, for the search. */
  readonly words: readonly string[]
  readonly page: ReactNode
}
type SubjectGroup = { readonly group: GroupName; readonly subjects: readonly Subject[] }

/** All subjects, what is in the portal apart from the rules. What was typed stays while one goes from one to another. */
export function useSubjects({
  booking,
  logins,
  board,
  payTo,
  party,
  brand,
  sections,
  agreement,
  content,
}: StoredSettings): readonly SubjectGroup[] {
  const t = useTranslations('officePublishing')
  const title = useContentPart(content.title)
  const productName = useContentPart(content.productName)
  const ofBrand = useBrandPart(brand)
  const ofSections = useSectionsPart(sections)
  const ofAgreement = useAgreementPart(agreement)
  const ofParty = usePartyPart(party)
  const support = useContentPart(content.support)
  const landing = useContentPart(content.landing)
  const [ofBooking, ofLogins] = [useBookingPart(booking), useLoginsPart(logins)]
  const [ofBoard, ofPayTo] = [useBoardPart(board), usePayToPart(payTo)]
  return [
    {
      group: 'portal',
      subjects: [
        {
          name: 'names',
          parts: [title, productName, ofBrand],
          words: [
            t('settings.title'),
            t('settings.productName'),
            ...brandWords.map((name) => t(`brand.${name}`)),
          ],
          page: (
            <BrandPage
              form={ofBrand.form}
              names={{ title: title.form.values, productName: productName.form.values }}
            >
              <NameTexts
                names={[
                  { name: 'title', form: title.form },
                  { name: 'productName', form: productName.form },
                ]}
              />
            </BrandPage>
          ),
        },
        {
          name: 'landing',
          parts: [ofSections, landing],
          words: [
            t('landingSections.title'),
            ...Object.keys(content.landing.value['zh-CN'] ?? {}).flatMap((name) =>
              t.has(`settings.fields.${name as 'headline'}`)
                ? [t(`settings.fields.${name as 'headline'}`)]
                : [],
            ),
          ],
          page: (
            <LandingPage
              texts={landing.form}
              sections={ofSections.form}
              names={title.form.values}
              logo={ofBrand.form.values.logo?.address ?? null}
            />
          ),
        },
        {
          name: 'agreement',
          parts: [ofAgreement],
          words: [t('agreement.effectiveOn'), t('settings.fields.clauses')],
          page: <AgreementPanel form={ofAgreement.form} published={ofAgreement.published} />,
        },
        {
          name: 'support',
          parts: [support],
          words: [t('settings.support'), t('settings.fields.phone'), t('settings.fields.email')],
          page: <CardTexts form={support.form} title={t('settings.support')} />,
        },
      ],
    },
    {
      group: 'rules',
      subjects: [
        {
          name: 'booking',
          parts: [ofBooking],
          words: [t('finance.secondPersonAbove'), t('finance.agencyFee')],
          page: <BookingPanel form={ofBooking.form} />,
        },
        {
          name: 'board',
          parts: [ofBoard],
          words: [t('board.contract'), t('board.goods'), t('board.inputInvoice'), t('board.salesInvoice')],
          page: <BoardPanel form={ofBoard.form} />,
        },
        {
          name: 'logins',
          parts: [ofLogins],
          words: [t('logins.isStaffFactorRequired'), t('logins.isCustomerFactorRequired')],
          page: <LoginsPanel form={ofLogins.form} />,
        },
      ],
    },
    {
      group: 'dealings',
      subjects: [
        {
          name: 'party',
          parts: [ofParty],
          words: partyWords.map((name) => t(`party.${name}`)),
          page: <PartyPanel form={ofParty.form} />,
        },
        {
          name: 'payTo',
          parts: [ofPayTo],
          words: [t('payTo.accountNumber'), t('payTo.bankName'), t('payTo.swiftCode')],
          page: <PayToPanel form={ofPayTo.form} />,
        },
      ],
    },
  ]
}
