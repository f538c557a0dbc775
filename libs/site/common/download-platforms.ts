export const DOWNLOAD_PLATFORMS = ['ios', 'ios-lite', 'android'] as const;
export type DownloadPlatform = (typeof DOWNLOAD_PLATFORMS)[number];
