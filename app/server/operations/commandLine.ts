import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import type { Operator } from '../operators/operatorAction.ts';
import { SettingError } from '../platform/settings/settings.ts';

/**
 * Parsed arguments of a command. `operator` has the reason and the name of the person who runs the command; without
 * `--by`, the name is that of the person's account on this machine.
 */
export interface CommandLine {
  readonly words: readonly string[];
  readonly operator: Operator;
  /** Host of the partner whose user the command concerns; empty when the command concerns an agent of the platform. */
  readonly host: string;
}

/**
 * Parses the arguments `<word> … --reason <why> [--by <who>] [--host <host>]`.
 * @throws SettingError when an option is unknown or has no value
 */
export function commandLineOf(args: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reason: { type: 'string', default: '' },
        by: { type: 'string', default: userInfo().username },
        host: { type: 'string', default: '' },
      },
    });
    return { words: positionals, operator: { name: values.by, reason: values.reason }, host: values.host };
  } catch (error) {
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads a password from the input. In a terminal, the program prompts for the password and doesn't show it. If the
 * input isn't a terminal, the password is the first line of the input.
 */
export async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTyped = process.stdin.isTTY;
  if (isTyped) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTyped });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTyped) process.stderr.write('\n');
  }
}
