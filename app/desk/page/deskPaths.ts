/** Addresses of the pages of the desk. */
export const deskPaths = {
  welcome: '/desk/welcome',
  work: '/desk',
} as const;
