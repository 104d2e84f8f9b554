import type { ThemeConfig } from 'antd'
import theme from 'antd/es/theme'

type ThemeName = 'light' | 'dark'

const shared = {
  borderRadius: 4,
  borderRadiusLG: 4,
  borderRadiusSM: 4,
  fontSize: 14,
  fontFamily: 'var(--sans)',
  fontFamilyCode: 'var(--mono)',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.18s',
  controlHeight: 32,
  wireframe: false,
}

/** The same colours as tokens.css; antd derives its shades from values, so it cannot take the variables. */
const palettes = {
  light: {
    colorPrimary: '#0958d9',
    colorInfo: '#0958d9',
    colorLink: '#0958d9',
    colorError: '#b3150f',
    colorWarning: '#d4550b',
    colorSuccess: '#14632f',
    colorText: '#16202b',
    colorTextSecondary: '#55616e',
    colorTextTertiary: '#5b6773',
    colorTextPlaceholder: '#6b6b6b',
    colorTextDisabled: '#6b7580',
    colorBgLayout: '#f4f6f8',
    colorBorder: '#c5ced8',
    colorBorderSecondary: '#dfe5eb',
  },
  dark: {
    colorPrimary: '#3d86f5',
    colorInfo: '#6ea8ff',
    colorLink: '#6ea8ff',
    colorError: '#ff9a94',
    colorWarning: '#f08a4b',
    colorSuccess: '#7fd49a',
    colorText: '#e4eaf0',
    colorTextSecondary: '#a3b0bd',
    colorTextTertiary: '#a3b0bd',
    colorTextPlaceholder: '#98a5b2',
    colorTextDisabled: '#8a97a4',
    colorBgLayout: '#0d141b',
    colorBgContainer: '#151d26',
    colorBgElevated: '#1a242f',
    colorBorder: '#3b4958',
    colorBorderSecondary: '#2a3643',
  },
} satisfies Record<ThemeName, ThemeConfig['token']>

export const themeOf = (name: ThemeName, isStill: boolean): ThemeConfig => ({
  algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: `q-${name}` },
  hashed: false,
  token: { ...shared, ...palettes[name], motion: !isStill },
})
