import type { Locale, MessagePack } from './messagePack.ts';

/** Texts that stand in for those of one pack; made by `replaceMessages`, taken by `TuanbaoProvider`. */
export interface ReplacedMessages {
  readonly pack: MessagePack<unknown>;
  readonly texts: Readonly<Partial<Record<Locale, unknown>>>;
}

/**
 * Puts texts in place of those of a pack, in one locale or in both. A locale's texts are given whole, so that a missing
 * one is a type error; to change a single text, spread the pack's own:
 * `replaceMessages(messages, { 'zh-CN': { ...messages['zh-CN'], close: '关上' } })`.
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Partial<Record<Locale, NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
