import type { Locale } from '@tuanbao/library/i18n/messagePack';

import { localeCookie } from '../../../contract/envelope.ts';
import { Observable } from '../observable/observable.ts';

/** Settings that the user chose on this device. They contain no personal data. */
export interface SettingsState {
  readonly locale: Locale;
  /** True if the agent's own amounts (推广费, 专业价) are shown beside a premium; false if they are hidden. */
  readonly showsOwnAmounts: boolean;
}

/** The parts of a page that `Settings` uses: the `lang` attribute, the cookies, and the protocol of the address. */
export interface LanguagePage {
  readonly documentElement: { lang: string };
  cookie: string;
  readonly location: Pick<Location, 'protocol'>;
}

const localeKey = 'tuanbao.locale';
const ownAmountsKey = 'tuanbao.ownAmounts';

/** Number of seconds for which the cookie for English is valid: one year. */
const year = 31_536_000;

/**
 * Settings that the user chose. They are stored on the device. The language is also written to the page. If it's
 * English, a cookie makes the server send the pages in English; without the cookie, they are in Chinese.
 */
export class Settings extends Observable<SettingsState> {
  readonly #storage: Storage;
  readonly #page: LanguagePage;

  constructor(storage: Storage, page: LanguagePage) {
    super({ locale: storedLocale(storage), showsOwnAmounts: stored(storage, ownAmountsKey) === 'shown' });
    this.#storage = storage;
    this.#page = page;
    this.#show(this.read().locale);
  }

  chooseLocale(locale: Locale): void {
    this.#show(locale);
    this.#keep(localeKey, locale);
    this.write({ ...this.read(), locale });
  }

  /** Shows or hides the agent's own amounts beside a premium. */
  showOwnAmounts(showsOwnAmounts: boolean): void {
    this.#keep(ownAmountsKey, showsOwnAmounts ? 'shown' : 'folded');
    this.write({ ...this.read(), showsOwnAmounts });
  }

  /**
   * Writes the language to the page, and sets the cookie for English or deletes it for Chinese. If the page already has
   * this language, nothing is written, because writing even the same value makes the browser compute all styles again.
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
      if (!(error instanceof DOMException)) throw error; // A frame may have no access to cookies.
    }
  }

  /** Stores a setting on the device. If the device refuses storage, the setting lasts for this visit. */
  #keep(key: string, value: string): void {
    try {
      this.#storage.setItem(key, value);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

function stored(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

const storedLocale = (storage: Storage): Locale => (stored(storage, localeKey) === 'en-US' ? 'en-US' : 'zh-CN');
