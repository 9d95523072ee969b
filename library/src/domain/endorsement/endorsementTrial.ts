import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { EndorsementRule } from '../product/endorsementRule.ts';
import type { EndorsementKind } from '../product/endorsementRule.ts';
import type { NewPerson } from '../roster/person.ts';
import { effectiveDateProblems, type CoverPeriod, type EffectiveDateCode } from './effectiveDate.ts';
import type { EndorsementRequest, PersonChange } from './personChange.ts';
import { type ChargeCode, feeOf, personCharge, type PersonPremiums } from './personCharge.ts';
import { requestMark } from './requestMark.ts';

export type TrialCode = ChargeCode | EffectiveDateCode | 'changeUnpriced' | 'trialMissing' | 'trialOutdated';

/** The price of one change of the request. */
export interface TrialLine {
  /** Index of the change in the request's `changes`. */
  readonly index: number;
  readonly kind: EndorsementKind;
  /** Premium charged for the added or replacing person, in fen; 0 for a removal. */
  readonly chargeFen: Fen;
  /** Refund for the removed or replaced person before the fee, in fen; 0 for an addition. */
  readonly refundFen: Fen;
  /** The insurer's fee on the refund of this change, in fen. */
  readonly feeFen: Fen;
  /** Net amount of this change in fen: `chargeFen` − (`refundFen` − `feeFen`). */
  readonly netFen: Fen;
}

/** Trial premium (试算): the price of each change and the net of all changes. */
export interface EndorsementTrial {
  readonly lines: readonly TrialLine[];
  /** Net amount of all changes in fen. The applicant pays an amount above 0, and gets an amount below 0 as a refund. */
  readonly netFen: Fen;
  readonly settlement: 'pay' | 'refund' | 'nothing';
  /** Hash of the priced request (`requestMark`). `trialProblems` compares it with the hash of the submitted request. */
  readonly mark: string;
}

/** Further data that decide the price of a request, besides the request itself. */
export interface TrialContext {
  readonly rule: Pick<EndorsementRule, 'premiumMode' | 'refundFee'>;
  readonly today: CalendarDay;
  readonly cover: CoverPeriod;
  /**
   * Version of the product with which the policy was sold. Endorsements of the policy are priced with the same version.
   */
  readonly productVersion: number;
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Returns the premiums of a person; null when the product doesn't cover the person. */
  readonly premiumsOf: (person: NewPerson) => PersonPremiums | null;
  readonly classOf: (person: NewPerson) => OccupationClass | null;
}

type Charged = Fen | { readonly problem: Problem<TrialCode> };

/**
 * Returns a function that prices a person. Persons with equal premiums are priced only once, because a roster of
 * thousands of persons has few different premiums.
 */
function chargesIn(request: EndorsementRequest, context: TrialContext): (person: NewPerson) => Charged {
  const known = new Map<string, Charged>();
  const { premiumMode: mode } = context.rule;
  return (person) => {
    const premiums = context.premiumsOf(person);
    if (premiums === null || mode === 'none') return { problem: errorAt('', 'premiumUnknown') };
    const key = `${premiums.period} ${premiums.annual}`;
    let charge = known.get(key);
    if (charge === undefined) {
      const { effectiveDate } = request;
      charge = personCharge(premiums, { ...context, mode, effectiveDate });
      known.set(key, charge);
    }
    return charge;
  };
}

/**
 * Prices a change of a product with the premium mode `none`. Only a replacement by a person of the same occupation
 * class is possible, and its price is 0. For any other change, returns a problem.
 */
function freeLine(change: PersonChange, index: number, context: TrialContext): TrialLine | Problem<TrialCode> {
  const occupationClass = change.kind === 'replace' ? context.classOf(change.original) : null;
  const isEqual =
    change.kind === 'replace' && occupationClass !== null && occupationClass === context.classOf(change.person);
  return isEqual
    ? { index, kind: change.kind, chargeFen: 0, refundFen: 0, feeFen: 0, netFen: 0 }
    : errorAt(`changes.${index}`, 'changeUnpriced');
}

function pricedLine(
  change: PersonChange,
  index: number,
  context: TrialContext,
  chargeOf: (person: NewPerson) => Charged,
): TrialLine | Problem<TrialCode> {
  const charge = change.kind === 'remove' ? 0 : chargeOf(change.person);
  const refund = change.kind === 'add' ? 0 : chargeOf(change.original);
  if (typeof charge === 'object') return { ...charge.problem, path: `changes.${index}` };
  if (typeof refund === 'object') return { ...refund.problem, path: `changes.${index}` };
  const fee = change.kind === 'remove' ? feeOf(context.rule.refundFee, refund) : 0;
  const netFen = charge - refund + fee;
  return { index, kind: change.kind, chargeFen: charge, refundFen: refund, feeFen: fee, netFen };
}

/**
 * Computes the trial premium of a request (domain rules §7): one line for each change, and the net amount of all lines.
 * The refund for an original person is the amount that would be charged if this person were added. Only removals have
 * the product's fee. If the effective date is wrong or a change has no price, returns the problems instead.
 * @throws MoneyError when an amount exceeds the safe integers, or the product's fee isn't valid
 */
export function trialOf(
  request: EndorsementRequest,
  context: TrialContext,
): EndorsementTrial | { readonly problems: readonly Problem<TrialCode>[] } {
  const dates = effectiveDateProblems(request.effectiveDate, context.today, context.cover);
  if (dates.length > 0) return { problems: dates };
  const chargeOf = chargesIn(request, context);
  const lines: TrialLine[] = [];
  const problems: Problem<TrialCode>[] = [];
  request.changes.forEach((change, index) => {
    const line =
      context.rule.premiumMode === 'none'
        ? freeLine(change, index, context)
        : pricedLine(change, index, context, chargeOf);
    if ('code' in line) problems.push(line);
    else lines.push(line);
  });
  if (problems.length > 0) return { problems };
  const netFen = lines.reduce((sum, line) => sum + line.netFen, 0);
  if (!Number.isSafeInteger(netFen)) throw new MoneyError('more than can be counted in fen');
  const settlement = netFen > 0 ? 'pay' : netFen < 0 ? 'refund' : 'nothing';
  return { lines, netFen, settlement, mark: requestMark(request, context.productVersion) };
}

/**
 * Problems of a trial that prevent the submit. A trial must exist, and it must have priced the submitted request
 * (domain rules §7).
 */
export function trialProblems(
  trial: Pick<EndorsementTrial, 'mark'> | null,
  request: EndorsementRequest,
  productVersion: number,
): readonly Problem<TrialCode>[] {
  if (trial === null) return [errorAt('trial', 'trialMissing')];
  return trial.mark === requestMark(request, productVersion) ? [] : [errorAt('trial', 'trialOutdated')];
}
