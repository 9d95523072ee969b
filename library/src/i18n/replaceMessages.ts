import type { Locale, MessagePack } from './messagePack.ts';

/**
 * Texts that replace those of one message pack. They are created by `replaceMessages` and passed to `TuanbaoProvider`.
 */
export interface ReplacedMessages {
  readonly pack: MessagePack<unknown>;
  readonly texts: Readonly<Partial<Record<Locale, unknown>>>;
}

/**
 * Replaces the texts of a message pack for one or both locales. All texts of a locale must be given; the type checker
 * reports a missing one. To change a single text, spread the texts of the pack: `replaceMessages(messages, { 'zh-CN': {
 * ...messages['zh-CN'], close: '关上' } })`.
 *
 * @public
 */
export const replaceMessages = <Messages>(
  pack: MessagePack<Messages>,
  texts: Readonly<Partial<Record<Locale, NoInfer<Messages>>>>,
): ReplacedMessages => ({ pack, texts });
