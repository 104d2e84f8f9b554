import type { accountNotices as source } from '../../zh-CN/account/server.ts'

export const accountNotices: typeof source = {
  emailChanged: {
    title: 'The email of your account was changed',
    content:
      'The email you log in with was changed just now. If this was not you, change your password and tell your company’s administrator.',
  },
  mobileChanged: {
    title: 'The mobile number of your account was changed',
    content:
      'The mobile number you log in with was changed just now. If this was not you, change your password and tell your company’s administrator.',
  },
  secondFactor: {
    added: {
      title: 'A way of two-step verification was added',
      content:
        'A way of two-step verification was added to your account just now. If this was not you, change your password and tell your administrator.',
    },
    removed: {
      title: 'A way of two-step verification was removed',
      content:
        'A way of two-step verification was removed from your account just now. If this was not you, change your password and tell your administrator.',
    },
    reset: {
      title: 'Your two-step verification was reset',
      content:
        'An administrator removed all ways of two-step verification and the recovery codes of your account. You are logged out on all devices. If you did not ask for this, tell your administrator at once.',
    },
    recovered: {
      title: 'A recovery code was used to log in to your account',
      content:
        'A login just now used one of your recovery codes, which cannot be used again. If this was not you, change your password and tell your administrator.',
    },
  },
  agreement: {
    announced: {
      title: 'A new version of the service agreement',
      content:
        'Version {version} of the service agreement is valid from {day}; it begins with what changes. From that day on you are asked to read and accept it when you log in.',
    },
  },
  invitation: {
    waiting: {
      title: 'A company invites you to join',
      content:
        '{company} invites you to become a member. Accept or refuse under My information > My companies. Until you accept, the company sees nothing of your account.',
    },
    accept: {
      title: 'Invitation accepted',
      content: '{name} accepted the invitation and can now use your company’s portal.',
    },
    refuse: {
      title: 'Invitation refused',
      content: '{name} refused to join your company. You can invite them again if needed.',
    },
  },
  companyPassed: {
    title: 'Your company is approved',
    content: '{name} has been approved. All features are now available to you.',
  },
  companyRejected: {
    title: 'Your company was not approved',
    content: '{name} was not approved. Correct the company information and submit it again. Reason: {reason}',
  },
  companyChange: {
    approve: {
      title: 'Company information change approved',
      content: 'The change to {name}’s information has been approved and is now in effect.',
    },
    reject: {
      title: 'Company information change rejected',
      content:
        'The change to {name}’s information was rejected. The information stays as it was; you can correct the change and submit it again. Reason: {reason}',
    },
  },
}
