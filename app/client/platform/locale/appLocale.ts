// In the place of react-aria's module of the default locale (`vite.config.ts`): `App` names the language for all of it.
import type { useLocale } from 'react-aria/I18nProvider';

type Locale = ReturnType<typeof useLocale>;

const named: Locale = { locale: 'zh-CN', direction: 'ltr' };

/** What holds where no language was named: the app's own. */
export const getDefaultLocale = (): Locale => named;

/** See `getDefaultLocale`. */
export const useDefaultLocale = (): Locale => named;
