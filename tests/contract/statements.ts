import { calls } from './statements/calls.ts';
import { constants, keyMessages } from './statements/constants.ts';
import { entities } from './statements/entities.ts';
import {
  callConstants,
  callStates,
  callValidation,
  errors,
  interfacePurpose,
  interfaceScreens,
  payloads,
} from './statements/interface.ts';
import { roles, states } from './statements/rules.ts';
import { purpose, screens } from './statements/screens.ts';
import { sectionOf, type Statement } from './statements/statement.ts';
import { validation } from './statements/validation.ts';

/**
 * The statements of both documents of the specification. Sections that only refer to others (000 §7, 001 §6) are
 * counted in those.
 */
export const statements: readonly Statement[] = [
  ...sectionOf('000', '1', purpose),
  ...sectionOf('000', '2', screens),
  ...sectionOf('000', '3', entities),
  ...sectionOf('000', '4', states),
  ...sectionOf('000', '5', validation),
  ...sectionOf('000', '6', roles),
  ...sectionOf('000', '8', keyMessages),
  ...sectionOf('000', '9', constants),
  ...sectionOf('001', '1', interfacePurpose),
  ...sectionOf('001', '2', interfaceScreens),
  ...sectionOf('001', '3', payloads),
  ...sectionOf('001', '4', callStates),
  ...sectionOf('001', '5', callValidation),
  ...sectionOf('001', '7', calls),
  ...sectionOf('001', '8', errors),
  ...sectionOf('001', '9', callConstants),
];

/**
 * Number of statements with a missing part. `npm run contract:check` fails when there are more, and reports when there
 * are fewer so that this number is lowered.
 */
export const expectedMissing = 0;
