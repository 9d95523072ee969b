import type { TraceStep } from '../../domain/rating/quotation.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { type PremiumReceiptMessages, shortPeriodFactor } from './PremiumReceipt.messages.ts';

/** A step of the calculation in words: its name, and its factor or summand. */
export interface StepWords {
  readonly name: string;
  readonly factor: string;
}

/** Clause steps carry `300000×0.31‰`, or an amount where the premium is flat. */
function clauseFactor(value: string, words: PremiumReceiptMessages): string {
  const [sumInsured, rate] = value.replace('‰', '').split('×');
  return rate === undefined ? words.flat(value) : words.sumTimesRate(Number(sumInsured), rate);
}

/** The words of a step to the premium of one person, or of the order's surcharge. */
export function stepWordsOf({ step, label, value }: TraceStep, words: PremiumReceiptMessages): StepWords {
  switch (step) {
    case 'clause':
      return { name: label, factor: clauseFactor(value, words) };
    case 'area':
    case 'contractCost':
    case 'pool':
    case 'house':
      return { name: label, factor: value };
    case 'vehicle':
      return { name: words.vehicle(label), factor: value };
    case 'shortPeriod':
      return { name: words.months(Number(label)), factor: `× ${shortPeriodFactor(value)}` };
    case 'projectType':
    case 'useAttribute':
    case 'payoutRatio':
    case 'disability':
    case 'accident':
    case 'deductible':
    case 'plan':
      return { name: words[step](label), factor: `× ${value}` };
    case 'discount':
      return { name: words.discount(value), factor: `× ${value}` };
    case 'round':
      return { name: ownValue(words.roundings, label) ?? label, factor: '' };
    case 'surcharge':
      return { name: words.surcharge(label), factor: words.flat(value) };
    case 'quantity':
      return { name: words.quantity(value), factor: `× ${value}` };
    case 'heads':
      return { name: label, factor: `× ${value}` };
    default:
      return { name: words.total, factor: '' };
  }
}
