/** The locales for which all texts of the library exist. zh-CN is the source and the default. */
export type Locale = 'zh-CN' | 'en-US';

/** Messages that exist in every locale. If a key is missing in one locale, the type checker reports it. */
export type MessagePack<Messages> = Readonly<Record<Locale, Messages>>;

type Widened<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Widened<Messages[Key]>;
};

/** Creates a message pack. The Chinese messages define the type that the English ones must have. */
export const messagePack = <const Messages extends object>(
  zhCN: Messages,
  enUS: Widened<Messages>,
): MessagePack<Widened<Messages>> => ({ 'zh-CN': zhCN as Widened<Messages>, 'en-US': enUS });

/** The messages for a locale: English for locales that begin with `en`, Chinese for all others. */
export const messagesIn = <Messages>(pack: MessagePack<Messages>, locale: string): Messages =>
  pack[locale.startsWith('en') ? 'en-US' : 'zh-CN'];
