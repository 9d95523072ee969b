import type { TraceStep, TraceStepKind } from '../../domain/rating/quotation.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { formatExactYuan } from '../../i18n/formatExactYuan.ts';
import { groupedDigits } from '../../i18n/groupedDigits.ts';
import { type PremiumReceiptMessages, shortPeriodFactor } from './PremiumReceipt.messages.ts';

/** A step of the calculation in words: its name, and its factor or amount. */
export interface StepWords {
  readonly name: string;
  readonly factor: string;
}

/**
 * Returns the text for the value of a clause step. The value is like `300000×0.31‰`, or it is an amount if the premium
 * is flat.
 */
function clauseFactor(value: string, words: PremiumReceiptMessages): string {
  const [sumInsured, rate] = value.replace('‰', '').split('×');
  return rate === undefined ? words.flat(value) : words.sumTimesRate(Number(sumInsured), rate);
}

type WordsOfStep = (step: TraceStep, words: PremiumReceiptMessages) => StepWords;

/** The factors of a step like `50000000×0.6‰`, written as `50,000,000 × 0.6‰`. */
const factorsIn = (value: string): string =>
  value
    .split('×')
    .map((factor) => factor.replace(/^\d+(?:\.\d+)?/, groupedDigits))
    .join(' × ');

/** Formats the factors of a step such as `5×28.60` (a count, a price and perhaps a rate) as `5 × ¥28.60`. */
function countTimesPrice(value: string): string {
  const [count = '', price = '', ...rates] = value.split('×');
  return [groupedDigits(count), formatExactYuan(price), ...rates].join(' × ');
}

const amountOf: WordsOfStep = ({ label, value }) => ({ name: label, factor: factorsIn(value) });

const times = (name: string, { value }: TraceStep): StepWords => ({ name, factor: `× ${groupedDigits(value)}` });

const wordsOfSteps: Readonly<Record<TraceStepKind, WordsOfStep>> = {
  clause: ({ label, value }, words) => ({ name: label, factor: clauseFactor(value, words) }),
  area: amountOf,
  contractCost: amountOf,
  pool: ({ label, value }) => ({ name: label, factor: countTimesPrice(value) }),
  house: ({ label, value }) => ({ name: label, factor: formatExactYuan(value) }),
  vehicle: ({ label, place, value }, words) => ({
    name: place === undefined ? words.vehicle(label) : words.fleetVehicle(place, label),
    factor: countTimesPrice(value),
  }),
  shortPeriod: ({ label, value }, words) => ({
    name: words.months(Number(label)),
    factor: `× ${shortPeriodFactor(value)}`,
  }),
  projectType: (step, words) => times(words.projectType(step.label), step),
  useAttribute: (step, words) => times(words.useAttribute(step.label), step),
  payoutRatio: (step, words) => times(words.payoutRatio(step.label), step),
  disability: (step, words) => times(words.disability(step.label), step),
  accident: (step, words) => times(words.accident(step.label), step),
  deductible: (step, words) => times(words.deductible(step.label), step),
  plan: (step, words) => times(words.plan(step.label), step),
  discount: (step, words) => times(words.discount(step.value), step),
  round: ({ label }, words) => ({ name: ownValue(words.roundings, label) ?? label, factor: '' }),
  surcharge: ({ label, value }, words) => ({ name: words.surcharge(label), factor: words.flat(value) }),
  quantity: (step, words) => times(words.quantity(groupedDigits(step.value)), step),
  heads: (step) => times(step.label, step),
  total: (_, words) => ({ name: words.total, factor: '' }),
};

/** Returns the texts for a step in the calculation of a premium or a surcharge. */
export const stepWordsOf = (step: TraceStep, words: PremiumReceiptMessages): StepWords =>
  (ownValue(wordsOfSteps, step.step) ?? wordsOfSteps.total)(step, words);
