import type { MessagePack } from './messagePack.ts';

/**
 * Texts with which an embedder replaces texts of one message pack. They are created by `replaceMessages` and passed to
 * `TuanbaoProvider`.
 */
export interface ReplacedMessages {
  readonly pack: MessagePack<unknown>;
  readonly texts: Readonly<Record<string, unknown>>;
}

/** Some of the messages of a pack: at each level, any key may be left out. */
export type SomeMessages<Messages> = Messages extends string | readonly unknown[] | ((...args: never) => unknown)
  ? Messages
  : { readonly [Key in keyof Messages]?: SomeMessages<Messages[Key]> };

/**
 * Replaces texts of a message pack, or adds texts in a language that the library doesn't have. The key of `texts` is
 * the locale, a BCP 47 tag. If a text is left out, the text of the more general locale is used (`zh` for `zh-HK`). If
 * this text is missing too, the library's Chinese text (for locales that begin with `zh`) or English text is used. The
 * type checker reports unknown keys.
 * @public
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Record<string, SomeMessages<NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
