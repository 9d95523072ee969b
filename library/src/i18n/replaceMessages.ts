import type { Locale, MessagePack } from './messagePack.ts';

/** Texts that replace those of a message pack. `replaceMessages` creates them; pass them to `TuanbaoProvider`. */
export interface ReplacedMessages {
  readonly pack: MessagePack<unknown>;
  readonly texts: Readonly<Partial<Record<Locale, unknown>>>;
}

/**
 * Replaces the texts of a message pack for one or both locales. All texts of a locale must be given; a missing one is a
 * type error. To change a single text, spread the pack's own texts: `replaceMessages(messages, { 'zh-CN': {
 * ...messages['zh-CN'], close: '关上' } })`.
 *
 * @public
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Partial<Record<Locale, NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
