import { useState } from 'react';

import { isCallError } from '../../../client/platform/http/callError.ts';
import { useServices } from '../../../client/platform/services/services.ts';
import { agencies } from '../../../contract/desk/people/agencies.ts';
import { addAgentList, type AgentListProblem, checkAgentList } from '../../../contract/desk/people/agentLists.ts';
import type { messages } from './agentList.messages.ts';
import { type AgentListRow, agentsOfTables } from './agentSheet.ts';

/** Reasons for which a file can't be imported. */
type AgentListRefusal = keyof (typeof messages)['zh-CN']['refusals'];

/** A row with the faults that the check found. */
export interface CheckedRow extends AgentListRow {
  readonly problems: readonly AgentListProblem[];
}

/**
 * Step of an import. `choice`: the operator chooses a file. `reading`: the file is read and checked. `refused`: the
 * file can't be imported. `checked`: the rows and their faults are shown. `added`: the agents without a fault were
 * added.
 */
type AgentListStep =
  | { readonly kind: 'choice' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: AgentListRefusal }
  | { readonly kind: 'checked'; readonly rows: readonly CheckedRow[] }
  | { readonly kind: 'added'; readonly added: number; readonly leftOut: number };

/** An import of agents: its current step, and functions that lead to another step. */
export interface AgentList {
  readonly step: AgentListStep;
  readonly read: (file: File) => void;
  /** Adds the agents without a fault. If the call is refused, the promise rejects and the step doesn't change. */
  readonly add: (rows: readonly CheckedRow[], reason: string) => Promise<void>;
  readonly reset: () => void;
}

/** State of an import of agents. A file is chosen, read and checked. Then its rows without a fault are added. */
export function useAgentList(): AgentList {
  const { send } = useServices();
  const [step, setStep] = useState<AgentListStep>({ kind: 'choice' });

  /** Returns the rows of a file with their faults. If the file can't be imported, returns the reason. */
  const checkedRows = async (file: File): Promise<readonly CheckedRow[] | AgentListRefusal> => {
    const { readTables } = await import('@tuanbao/library/spreadsheet/readTables');
    const tables = await readTables(file);
    if (typeof tables === 'string') return tables;
    const rows = agentsOfTables(tables, (await send(agencies, {})).list);
    if (typeof rows === 'string') return rows;
    const { list } = await send(checkAgentList, { agents: rows.map(({ agent }) => agent) });
    return rows.map((row, position) => ({ ...row, problems: list[position]?.problems ?? [] }));
  };
  const read = async (file: File) => {
    setStep({ kind: 'reading', name: file.name });
    try {
      const rows = await checkedRows(file);
      setStep(
        typeof rows === 'string' ? { kind: 'refused', name: file.name, reason: rows } : { kind: 'checked', rows },
      );
    } catch (error) {
      setStep({ kind: 'refused', name: file.name, reason: 'failed' });
      if (!isCallError(error)) throw error;
    }
  };
  return {
    step,
    read: (file) => void read(file),
    add: async (rows, reason) => {
      const fine = rows.filter(({ problems }) => problems.length === 0);
      const leftOut = rows.length - fine.length;
      const { added } = await send(addAgentList, { agents: fine.map(({ agent }) => agent), leftOut, reason });
      setStep({ kind: 'added', added, leftOut });
    },
    reset: () => setStep({ kind: 'choice' }),
  };
}
