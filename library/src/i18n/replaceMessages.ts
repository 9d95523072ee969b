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
 * Replaces texts of a message pack or adds the texts of a further locale. The texts are given by locale, which is a BCP
 * 47 tag. Any text may be left out. The text of the more general locale is then used (`zh` for `zh-HK`). If this text
 * is missing too, the library's Chinese text (for locales that begin with `zh`) or English text is used. The type
 * checker reports unknown keys.
 * @public
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Record<string, SomeMessages<NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
