import type { Locale, MessagePack } from './messagePack.ts';

/** Texts that replace those of one pack; created by `replaceMessages`, passed to `TuanbaoProvider`. */
export interface ReplacedMessages {
  readonly pack: MessagePack<unknown>;
  readonly texts: Readonly<Partial<Record<Locale, unknown>>>;
}

/**
 * Replaces the texts of a pack, in one locale or in both. A locale's texts must be complete, so that a missing one is a
 * type error. To change a single text, spread the pack's own: `replaceMessages(messages, { 'zh-CN': {
 * ...messages['zh-CN'], close: '关上' } })`.
 *
 * @public
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Partial<Record<Locale, NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
