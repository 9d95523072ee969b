/** The languages in which the pages for embedders are written. */
export type ProseLanguage = 'zh' | 'en';

/** The language of the prose for a locale of the toolbar. */
export const proseLanguageOf = (locale: string | undefined): ProseLanguage => (locale === 'en-US' ? 'en' : 'zh');
