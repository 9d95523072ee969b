import { operatorRoles } from '../../contract/desk/permissions.ts';
import type { OperatorServices } from '../operators/operatorAction.ts';
import { addAgent } from './addAgent.ts';
import { addOperator, renewWelcome } from './addOperator.ts';
import { addAgency, addPartnerUser } from './agencies.ts';
import { changeRights } from './agentRights.ts';
import { askPassword, type CommandLine } from './commandLine.ts';
import { inviteAgent } from './invitations.ts';
import { orderOfFile } from './orderFile.ts';
import { prepareOrderFor } from './preparedOrders.ts';
import { rightsOfWords, rightsUsage } from './rightsOfWords.ts';
import { agentIdOf } from './userPerson.ts';

/** A command for the command line of the server. The person who runs it is recorded as its operator. */
interface OperatorCommand {
  /** Arguments of the command. `--reason` isn't stated here, because every command needs it. */
  readonly usage: string;
  /**
   * Runs the command. Returns a text about the result.
   * @throws Refusal when the action is refused, SettingError when an argument isn't valid
   */
  readonly run: (services: OperatorServices, line: CommandLine, pathOf: (path: string) => string) => Promise<string>;
}

/** The commands, by name, that manage operators, agencies, users, prepared orders and invitations. */
export const operatorCommands: ReadonlyMap<string, OperatorCommand> = new Map<string, OperatorCommand>([
  [
    'operator',
    {
      usage: `<user name> <name> [${operatorRoles.join('|')}]`,
      async run(services, { words: [userName = '', name = '', ...roles], operator }) {
        return addOperator(services, operator, { userName, name, roles });
      },
    },
  ],
  [
    'operator-link',
    {
      usage: '<user name>',
      async run(services, { words: [userName = ''], operator }) {
        return renewWelcome(services, operator, userName);
      },
    },
  ],
  [
    'agent',
    {
      usage: '<mobile> <name> [tier]',
      async run(services, { words: [mobile = '', name = '', tier = '0'], operator }) {
        await addAgent(services, operator, { mobile, name, tier });
        return `${name} may sign in`;
      },
    },
  ],
  [
    'agency',
    {
      usage: '<host> <name>',
      async run(services, { words: [host = '', name = ''], operator }) {
        await addAgency(services, operator, { host, name });
        return `${name} is the agency of ${host}`;
      },
    },
  ],
  [
    'partner-user',
    {
      usage: '<host> <user name> <mobile> <name> [tier], the password as the first line of the input',
      async run(services, { words: [host = '', userName = '', mobile = '', name = '', tier = '0'], operator }) {
        await addPartnerUser(services, operator, { host, userName, mobile, name, tier, password: await askPassword() });
        return `${name} may sign in at ${host}`;
      },
    },
  ],
  [
    'agent-rights',
    {
      usage: `<mobile> ${rightsUsage} [--host <host>]`,
      async run(services, { words: [mobile = '', ...rights], operator, host }) {
        await changeRights(services, operator, await agentIdOf(services, { mobile, host }), rightsOfWords(rights));
        return 'the rights are changed';
      },
    },
  ],
  [
    'prepare-order',
    {
      usage: '<mobile> <file.json> <title> [note] [--host <host>]',
      async run(services, { words: [mobile = '', file = '', title = '', note = ''], operator, host }, pathOf) {
        const draft = await orderOfFile(services, pathOf(file));
        const agentId = await agentIdOf(services, { mobile, host });
        return prepareOrderFor(services, operator, { agentId, title, note, draft });
      },
    },
  ],
  [
    'invite',
    {
      usage: '<product id> [days]',
      async run(services, { words: [productId = '', days = '30'], operator }) {
        return inviteAgent(services, operator, { productId, days: Number(days) });
      },
    },
  ],
]);
