/** Folders of the packages by name, in the order in which they are built. */
export const packageFolders: Readonly<Record<'tokens' | 'library' | 'client', string>>;
