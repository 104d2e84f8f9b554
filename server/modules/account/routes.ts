import { addressApi } from '@quayside/contract/account/address.api.ts'
import { authApi } from '@quayside/contract/account/auth.api.ts'
import { bankAccountApi } from '@quayside/contract/account/bank-account.api.ts'
import { companyApi } from '@quayside/contract/account/company.api.ts'
import { companyChangeApi } from '@quayside/contract/account/company-change.api.ts'
import { contactApi } from '@quayside/contract/account/contact.api.ts'
import { memberApi } from '@quayside/contract/account/member.api.ts'
import { membershipApi } from '@quayside/contract/account/membership.api.ts'
import { profileApi } from '@quayside/contract/account/profile.api.ts'
import { savedViewApi } from '@quayside/contract/account/saved-view.api.ts'
import { secondFactorApi } from '@quayside/contract/account/second-factor.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { addresses, listAddressOptions } from './addresses.ts'
import { acceptInvitation, refuseInvitation } from './answer-invitation.ts'
import { bankAccounts, listBankAccountOptions } from './bank-accounts.ts'
import { changeEmail, changeName, changePassword, changePhone } from './change-profile.ts'
import { contacts, listContactOptions, revealContact } from './contacts.ts'
import { withdrawCompanyChange } from './decide-company-change.ts'
import { disableMember, enableMember } from './disable-member.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { exportOwnData } from './export-own-data.ts'
import { getAccountManager, getOwnCompany, revealLegalPerson } from './get-company.ts'
import { getProfile } from './get-profile.ts'
import { leaveCompany } from './leave-company.ts'
import { getCompanyChange, listCompanyChanges, revealChangedPerson } from './list-company-changes.ts'
import { getMember, listMembers } from './list-members.ts'
import { issueToken } from './log-in.ts'
import { logInSecondStep, logInWithPasskey } from './log-in-second-step.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { getLoginRule, saveLoginRule } from './login-rule.ts'
import { openCompany, registerFurtherCompany } from './open-company.ts'
import { listOwnCompanies } from './own-companies.ts'
import { endOwnSessions, listSessions } from './own-sessions.ts'
import { register } from './register.ts'
import { removeMembers } from './remove-members.ts'
import { checkResetCode, resetPassword } from './reset-password.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { saveAddress } from './save-address.ts'
import { saveBankAccount } from './save-bank-account.ts'
import { saveCompany } from './save-company.ts'
import { saveContact } from './save-contact.ts'
import { saveMember } from './save-member.ts'
import { listSavedViews, removeSavedViews, saveSavedView } from './saved-views.ts'
import { secondFactorHandlers } from './second-factor/handlers.ts'
import { memberCall } from './second-factor/member-call.ts'
import { sendCode } from './send-code.ts'
import { submitOwnCompany } from './submit-company.ts'

const authRoutes = bind(authApi, {
  'POST auth/oauth/token': issueToken,
  'POST auth/mobile/code': sendCode,
  'POST auth/mobile/token/sms': logInWithCode,
  'POST auth/login/secondFactor': logInSecondStep,
  'POST auth/login/passkey': logInWithPasskey,
  'DELETE auth/token/logout': logOut,
})

const secondFactorRoutes = bind(secondFactorApi, secondFactorHandlers('member', memberCall))

const profileRoutes = bind(profileApi, {
  'PUT system/online/user/profile/register': register,
  'PUT system/online/user/profile/resetPwd': resetPassword,
  'POST system/online/user/profile/checkResetCode': checkResetCode,
  'GET system/online/user/profile/getInfo': getProfile,
  'POST system/online/user/agreement/accept': acceptAgreement,
  'PUT system/online/user/profile/updateCustomerAccount': changeName,
  'POST system/online/user/profile/updateEmail': changeEmail,
  'POST system/online/user/profile/updatePhone': changePhone,
  'PUT system/online/user/profile/updatePwd': changePassword,
  'GET system/online/user/profile/exportData': exportOwnData,
  'DELETE system/online/user/profile/erase': eraseOwnData,
  'GET system/online/user/session/list': listSessions,
  'DELETE system/online/user/session/batchRemove': endOwnSessions,
})

const membershipRoutes = bind(membershipApi, {
  'GET system/online/user/company/list': listOwnCompanies,
  'POST system/online/user/company/{id}/open': openCompany,
  'POST system/online/user/company/register': registerFurtherCompany,
  'POST system/online/user/company/{id}/accept': acceptInvitation,
  'POST system/online/user/company/{id}/refuse': refuseInvitation,
  'POST system/online/user/company/{id}/leave': leaveCompany,
})

const companyRoutes = bind(companyApi, {
  'GET base/online/company/current': getOwnCompany,
  'GET base/online/company/manager': getAccountManager,
  'POST base/online/company/save': saveCompany,
  'POST base/online/company/{id}/submit': submitOwnCompany,
  'POST base/online/company/{id}/identity': revealLegalPerson,
})

const memberRoutes = bind(memberApi, {
  'GET base/online/member/list': listMembers,
  'GET base/online/member/{id}': getMember,
  'POST base/online/member/save': saveMember,
  'POST base/online/member/{id}/disable': disableMember,
  'POST base/online/member/{id}/enable': enableMember,
  'POST base/online/member/{id}/resetSecondFactor': resetSecondFactor,
  'GET base/online/loginRule': getLoginRule,
  'POST base/online/loginRule/save': saveLoginRule,
  'DELETE base/online/member/batchRemove': removeMembers,
})

const companyChangeRoutes = bind(companyChangeApi, {
  'GET base/online/companyChange/list': listCompanyChanges,
  'GET base/online/companyChange/{id}': getCompanyChange,
  'POST base/online/companyChange/{id}/identity': revealChangedPerson,
  'POST base/online/companyChange/{id}/withdraw': withdrawCompanyChange,
})

const bankAccountRoutes = bind(bankAccountApi, {
  'GET base/online/bankAccount/list': bankAccounts.list,
  'GET base/online/bankAccount/options': listBankAccountOptions,
  'GET base/online/bankAccount/{id}': bankAccounts.detail,
  'POST base/online/bankAccount/save': saveBankAccount,
  'DELETE base/online/bankAccount/batchRemove': removalOf(bankAccounts),
  'GET base/online/bankAccount/export': bankAccounts.export,
})

const contactRoutes = bind(contactApi, {
  'GET base/online/contact/list': contacts.list,
  'GET base/online/contact/options': listContactOptions,
  'GET base/online/contact/{id}': contacts.detail,
  'POST base/online/contact/{id}/identity': revealContact,
  'POST base/online/contact/save': saveContact,
  'DELETE base/online/contact/batchRemove': removalOf(contacts),
  'GET base/online/contact/export': contacts.export,
})

const addressRoutes = bind(addressApi, {
  'GET base/online/address/list': addresses.list,
  'GET base/online/address/options': listAddressOptions,
  'GET base/online/address/{id}': addresses.detail,
  'POST base/online/address/save': saveAddress,
  'DELETE base/online/address/batchRemove': removalOf(addresses),
  'GET base/online/address/export': addresses.export,
})

const savedViewRoutes = bind(savedViewApi, {
  'GET system/online/savedView/list': listSavedViews,
  'POST system/online/savedView/save': saveSavedView,
  'DELETE system/online/savedView/batchRemove': removeSavedViews,
})

export const accountRoutes = [
  ...authRoutes,
  ...secondFactorRoutes,
  ...profileRoutes,
  ...membershipRoutes,
  ...savedViewRoutes,
  ...companyRoutes,
  ...companyChangeRoutes,
  ...memberRoutes,
  ...bankAccountRoutes,
  ...contactRoutes,
  ...addressRoutes,
]
