import type { MessagePack } from './messagePack.ts';

/**
 * Texts of one message pack that an embedder gives. They are created by `replaceMessages` and passed to
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
 * Replaces texts of a message pack, or adds those of a further locale, by locale. A locale is a BCP 47 tag. Any text
 * may be left out: then the text of the more general locale is used (`zh` for `zh-HK`), and finally the library's
 * Chinese (for locales that begin with `zh`) or English text. The type checker reports unknown keys.
 *
 * @public
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Record<string, SomeMessages<NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
