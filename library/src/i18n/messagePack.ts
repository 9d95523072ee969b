/** The locales for which all texts of the library exist. zh-CN is the default. */
export type SourceLocale = 'zh-CN' | 'en-US';

/**
 * Language of a user: a BCP 47 tag such as `zh-HK`. If a text exists neither for this tag nor for a more general tag
 * (`zh`), the Chinese or English text is shown; `sourceLocaleOf` returns which of the two languages is used.
 */
export type Locale = SourceLocale | (string & {});

/** Messages in both source locales. The type checker reports each key that is missing in one of the locales. */
export type MessagePack<Messages> = Readonly<Record<SourceLocale, Messages>>;

type Widened<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Widened<Messages[Key]>;
};

/** Creates a message pack. The Chinese messages define the type that the English messages must have. */
export const messagePack = <const Messages extends object>(
  zhCN: Messages,
  enUS: Widened<Messages>,
): MessagePack<Widened<Messages>> => ({ 'zh-CN': zhCN as Widened<Messages>, 'en-US': enUS });

/** The source locale of a locale: zh-CN for locales that begin with `zh`, en-US for all others. */
export const sourceLocaleOf = (locale: Locale): SourceLocale => (locale.startsWith('zh') ? 'zh-CN' : 'en-US');

/** The messages for a locale. They are taken from its source locale (`sourceLocaleOf`). */
export const messagesIn = <Messages>(pack: MessagePack<Messages>, locale: Locale): Messages =>
  pack[locale.startsWith('zh') ? 'zh-CN' : 'en-US'];
