import { plusDays } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isIn } from '../machine/stateMachine.ts';
import { endorsementMachine, type EndorsementState } from './endorsementMachine.ts';

/**
 * The next step of the agent with an endorsement. `until` is the last day for this step. It is null when there is no
 * deadline, or when a draft has no effective date yet.
 */
export interface EndorsementNextStep {
  readonly step: 'complete' | 'sendMaterials' | 'resendMaterials' | 'pay' | 'answer';
  readonly until: CalendarDay | null;
}

/** The fields of an endorsement that decide its next step. `effectiveDate` is empty in a draft without a date. */
export interface EndorsementToContinue {
  readonly state: EndorsementState;
  readonly effectiveDate: CalendarDay;
}

const { sets } = endorsementMachine;

function stepOf(state: EndorsementState): EndorsementNextStep['step'] | null {
  if (state === 'temporary') return 'complete';
  if (state === 'awaitingMaterials') return 'sendMaterials';
  if (state === 'rejected') return 'resendMaterials';
  if (isIn(sets.payable, state)) return 'pay';
  return isIn(sets.awaitsAnswer, state) ? 'answer' : null;
}

/**
 * The next step of the agent with an endorsement. Null when the agent has nothing to do. An endorsement that isn't paid
 * or has missing materials is closed on its effective date (domain rules §7). Therefore the last day for sending the
 * materials or for the payment is the day before the effective date.
 */
export function nextStepOfEndorsement({ state, effectiveDate }: EndorsementToContinue): EndorsementNextStep | null {
  const step = stepOf(state);
  if (step === null) return null;
  const isClosedThen = isIn(sets.overdue, state) && effectiveDate !== '';
  return { step, until: isClosedThen ? plusDays(effectiveDate, -1) : null };
}
