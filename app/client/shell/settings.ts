import type { Locale } from '@tuanbao/library/i18n/messagePack';

import { Observable } from '../observable.ts';

/** What the reader has chosen for this device; nothing personal. */
export interface SettingsState {
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
}

/** The keys on the device; `public/theme.js` reads the theme before the first paint. */
const keys = { theme: 'tuanbao.theme', locale: 'tuanbao.locale' } as const;

/** Theme and language, kept on the device and written to the document. */
export class Settings extends Observable<SettingsState> {
  readonly #storage: Storage;
  readonly #root: HTMLElement;

  constructor(storage: Storage, root: HTMLElement) {
    super({
      theme: root.dataset['theme'] === 'dark' ? 'dark' : 'light',
      locale: storedLocale(storage),
    });
    this.#storage = storage;
    this.#root = root;
    root.lang = this.read().locale;
  }

  chooseTheme(theme: SettingsState['theme']): void {
    this.#root.dataset['theme'] = theme;
    this.#keep(keys.theme, theme);
    this.write({ ...this.read(), theme });
  }

  chooseLocale(locale: Locale): void {
    this.#root.lang = locale;
    this.#keep(keys.locale, locale);
    this.write({ ...this.read(), locale });
  }

  /** A device that refuses storage still gets the choice for this visit. */
  #keep(key: string, value: string): void {
    try {
      this.#storage.setItem(key, value);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

function storedLocale(storage: Storage): Locale {
  try {
    return storage.getItem(keys.locale) === 'en-US' ? 'en-US' : 'zh-CN';
  } catch {
    return 'zh-CN';
  }
}
