import type { Problem } from '../domain/problem/problem.ts';
import type { MessagePack } from './messagePack.ts';

type Words<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Names of a subject's fields, and the other texts of their controls. */
export interface SubjectFieldMessages<Field extends string> {
  /** Name of each field, for recap, documents and lists of problems. */
  readonly names: Readonly<Record<Field, string>>;
  /** Hints below controls. */
  readonly hints: Words<Field>;
  /** Texts of optional fields that were left empty. */
  readonly absent: Words<Field>;
  /** Units that are shown after numbers. */
  readonly units: Words<Field>;
  /** Name of the period that begins with a field. */
  readonly periods: Words<Field>;
  /** Labels of the two controls of an address: its region, and its street and number. */
  readonly regions: Words<Field>;
  readonly details: Words<Field>;
}

/** Labels of the options of each choice field, by field. */
export type SubjectChoiceMessages = Readonly<Record<string, MessagePack<Readonly<Record<string, string>>>>>;

/** One sentence for each code of a problem. */
export type SubjectSentences<Code extends string> = Readonly<Record<Code, (params: Problem['params']) => string>>;

/** All words of one kind of subject. */
export interface SubjectWords<Field extends string = string, Code extends string = string> {
  /** Names of the fields, and the other texts of their controls. */
  readonly fields: MessagePack<SubjectFieldMessages<Field>>;
  /** Labels of the options of each choice field. */
  readonly choices: SubjectChoiceMessages;
  /** A sentence for each problem that only this kind has. */
  readonly sentences: MessagePack<SubjectSentences<Code>>;
}
