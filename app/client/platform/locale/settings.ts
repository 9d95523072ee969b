import type { Locale } from '@tuanbao/library/i18n/messagePack';

import { localeCookie } from '../../../contract/envelope.ts';
import { Observable } from '../observable/observable.ts';

/** Settings that the user chose on this device. They contain no personal data. */
export interface SettingsState {
  readonly locale: Locale;
}

/** The part of a page that the language is written to: its `lang` attribute. */
export interface LanguagePage {
  readonly documentElement: { lang: string };
  cookie: string;
  readonly location: Pick<Location, 'protocol'>;
}

const localeKey = 'tuanbao.locale';

/** Number of seconds for which the language cookie is valid: one year. */
const year = 31_536_000;

/**
 * Language that the user chose. It is stored on the device, written to the page, and sent to the server in a cookie.
 */
export class Settings extends Observable<SettingsState> {
  readonly #storage: Storage;
  readonly #page: LanguagePage;

  constructor(storage: Storage, page: LanguagePage) {
    super({ locale: storedLocale(storage) });
    this.#storage = storage;
    this.#page = page;
    this.#show(this.read().locale);
  }

  chooseLocale(locale: Locale): void {
    this.#show(locale);
    this.#keep(locale);
    this.write({ locale });
  }

  /**
   * Writes the language to the page and to the cookie. If the page already has this language, nothing is written,
   * because writing even the same value makes the browser compute all styles again.
   */
  #show(locale: Locale): void {
    const { documentElement: root, location } = this.#page;
    if (root.lang === locale) return;
    root.lang = locale;
    const lasts = locale === 'en-US' ? year : 0;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    try {
      this.#page.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${lasts}; SameSite=Lax${secure}`;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // a frame may have no access to cookies
    }
  }

  /** Stores the language on the device. If the device refuses storage, the language lasts for this visit. */
  #keep(locale: Locale): void {
    try {
      this.#storage.setItem(localeKey, locale);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

function storedLocale(storage: Storage): Locale {
  try {
    return storage.getItem(localeKey) === 'en-US' ? 'en-US' : 'zh-CN';
  } catch {
    return 'zh-CN';
  }
}
