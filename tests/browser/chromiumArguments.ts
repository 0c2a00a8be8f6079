import { chromiumArguments as common } from '../../scripts/lib/chromium.mjs'

/**
 * Two pages for the list below the address bar, which Chromium loads with each window. Nobody sees them, and they took half of
 * the processor time of a window: 0.4 s a test.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright switches off. Chromium heeds only the last `--disable-features`, so chromiumArguments.spec.ts compares the two. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Arguments of the browser in the tests. */
export const chromiumArguments = [
  ...common,
  `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
]
