import type { Problem } from '../domain/problem/problem.ts';
import type { MessagePack } from './messagePack.ts';

type Words<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Names of the fields of a subject, and the other texts that their controls show. */
export interface SubjectFieldMessages<Field extends string> {
  /** Name of each field, for the summary, documents and lists of problems. */
  readonly names: Readonly<Record<Field, string>>;
  /** Hints that are shown below controls, by field. */
  readonly hints: Words<Field>;
  /** Texts that are shown for optional fields without a value, by field. */
  readonly absent: Words<Field>;
  /** Units that are shown after numbers, by field. */
  readonly units: Words<Field>;
  /** Names of periods, by the field that contains the first day of the period. */
  readonly periods: Words<Field>;
  /** Labels of the two controls of an address, by field: `regions` for the region, `details` for street and number. */
  readonly regions: Words<Field>;
  readonly details: Words<Field>;
}

/** For each choice field of a subject: the labels of its options. */
export type SubjectChoiceMessages = Readonly<Record<string, MessagePack<Readonly<Record<string, string>>>>>;

/** A sentence for each problem code of a subject. */
export type SubjectSentences<Code extends string> = Readonly<Record<Code, (params: Problem['params']) => string>>;

/** All words for one kind of subject. */
export interface SubjectWords<Field extends string = string, Code extends string = string> {
  /** Names of the fields, and the other texts that their controls show. */
  readonly fields: MessagePack<SubjectFieldMessages<Field>>;
  /** For each choice field: the labels of its options. */
  readonly choices: SubjectChoiceMessages;
  /** A sentence for each problem that only this kind of subject has. */
  readonly sentences: MessagePack<SubjectSentences<Code>>;
}
