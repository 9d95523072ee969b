import { check, type Row, shown, test } from './statement.ts';

const session = (title: string) => test('client/session.test.tsx', title);
const machine = (title: string) => test('domain/endorsement/endorsementMachine.test.ts', title);
const place = (title: string) => test('domain/scheme/placeDuty.test.ts', title);
const payment = (title: string) => test('client/payment.test.ts', title);

/** Specification 000 §4: states and transitions. */
export const states: readonly Row[] = [
  shown(
    'logged in after login or user info',
    session('asks once who is there and lets a signed-in agent through'),
    check('POST /oauth/login'),
  ),
  shown('any failure clears user info', session('clears the user: %s')),
  shown('the login view stays until success', session('tells a wrong code, keeps what was typed and waits')),
  shown(
    'logout ends the session and starts the screen again or goes to the remembered page',
    session('forgets the agent and asks the next one to sign in; the server says %j'),
    check('GET /oauth/logout'),
  ),
  shown(
    'the login opens on the session-expired code',
    session('opens the login over the work and sends the very same call again after sign-in'),
    check('001011 without a session'),
  ),
  shown(
    '17 order states with codes and labels',
    test('domain/order/orderMachine.test.ts', 'there are 17 states, each with a code of its own'),
    test('widgets/OrderStatusTag.test.tsx', 'says state %i as "%s" and as "%s"'),
  ),
  shown(
    'the order states are reached',
    test('server/moveOrder.test.ts', 'from %s it goes where the table says and nowhere else'),
    test(
      'server/surrender.test.ts',
      'is requested for the amount that was shown, accepted, and refunded by the way of the payment',
    ),
    test(
      'journeys/surrender.test.ts',
      'a policy is surrendered on its order page, and its refund is followed until it has arrived',
    ),
  ),
  shown(
    '13 flow states of an endorsement',
    machine('there are the specification’s 13 flow states in its 6 groups'),
    test('widgets/EndorsementStatusTag.test.tsx', 'has a word of its own for every status'),
  ),
  shown(
    'six coarse states',
    machine('there are the specification’s 13 flow states in its 6 groups'),
    check('POST /api/conservation/queryConservationPolicyList'),
  ),
  shown(
    'types: add 100, remove 10, replace 1',
    machine('type %d is %j'),
    check('add persons (100)'),
    check('remove persons (10)'),
    check('replace persons (1)'),
  ),
  shown('five steps of an endorsement', test('widgets/EndorsementStepper.test.tsx', 'submits from the last step only')),
  shown(
    'two displays of the process',
    machine('shows the specification’s steps in both variants'),
    test('widgets/EndorsementProcess.test.tsx', 'leaves the final review out where the insurer reviews once'),
  ),
  shown(
    'place duties open with the first one',
    place('disables the other place duties while the first one is selectable'),
    place('makes the other place duties selectable again once the first one is selected'),
  ),
  shown(
    'a draft is reset to empty',
    test(
      'client/draftSources.test.tsx',
      'starts another, empty draft and keeps the one before it, which is one press away',
    ),
  ),
  shown(
    'unfinished, earlier and recommended orders are filled in again',
    test(
      'client/draftSources.test.tsx',
      'goes on with the draft that the unfinished list names, over the version that was read',
    ),
    test(
      'client/recommendedOrders.test.tsx',
      'fill a draft of their own; what was written is kept, and is one press away',
    ),
  ),
  shown(
    'a change of an invoice’s state sends middleStatus',
    test('domain/invoice/invoiceMachine.test.ts', 'each has a middle status of its own, which every change sends'),
    test('server/invoices.test.ts', 'sends the middle status of each state that it comes to'),
  ),
  shown(
    'reset clears an invoice',
    test(
      'client/invoicePanel.test.tsx',
      'names the field of each problem in the summary, and forgets the refusal when the form is reset',
    ),
  ),
  shown(
    'a blank waiting window is opened',
    payment('is opened blank inside the press and led to the cashier once the order is there'),
  ),
  shown(
    'a blocked window is asked for and tried once more',
    payment('is asked for once more where the browser blocked it, and then opens'),
    test(
      'client/paymentPanel.test.tsx',
      'asks for leave where the browser blocked the window, tries once more, then offers the link in this tab',
    ),
  ),
];

const operator = (title: string) => test('server/operators.test.ts', title);
const users = (title: string) => test('server/users.test.ts', title);

/** Specification 000 §6: roles and permissions. */
export const roles: readonly Row[] = [
  shown('login types: agent 1, partner 2', check('POST /oauth/login'), check('POST /oauth/channelLogin')),
  shown(
    'tiers map to quasi-A, A, no agent and others',
    test('domain/enumeration/enumeration.test.ts', 'tier %j is %s'),
    check('derived flags of the user'),
  ),
  shown(
    'two prompts: either route, or real name only',
    test('domain/user/qualification.test.ts', 'a user of tier %s only by either route'),
    test('client/palette.test.tsx', '%s is asked for before insuring, until it is there'),
    operator('a user joins or proves the real name, and may insure from the next request on'),
  ),
  shown(
    'professional prices show by isProPriceShow or a build flag',
    test('client/proPrice.test.tsx', 'stands beside the premium for an agent who may see it'),
    users('professional prices are shown where they are switched on, to nobody about somebody else'),
  ),
  shown(
    'distribution users have an appId',
    operator('a distribution user gets an appId, and loses it'),
    users('a user is known by the own uuid, and a distribution user as such'),
  ),
  shown('wYBroker is the broker status', test('client/shell.test.tsx', 'the header names a broker as such')),
  shown(
    'price flag and real-name limit are asked by calls',
    test('client/proPrice.test.tsx', 'is gone where the call says that it is no longer shown'),
    check('GET /api/user/isppshow'),
    check('GET /api/insureGroupUserRealNameLimit'),
  ),
  shown(
    'partner users see the agency name in place of the brand',
    session('signs in by password and shows the agency in the place of brand and copyright'),
    check('agency name of a partner user'),
  ),
];
