import { type ReactElement, type RefObject, useMemo } from 'react';

import { Stepper } from '../../components/Stepper/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { importStages, type RosterImportStage } from './importStage.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportStepsProps {
  value: RosterImportStage;
  /** Holds the parts of the steps, each named by its `data-step`. */
  container: RefObject<HTMLElement | null>;
  /** Goes back to the choice of a file. */
  onFile: () => void;
}

/** Brings the part of a step into sight, opened where it is folded, and puts the focus there. */
function showPart(container: HTMLElement | null, step: string): void {
  const part = container?.querySelector<HTMLElement>(`[data-step~="${step}"]`);
  const folded = part?.querySelector('details');
  if (folded) folded.open = true;
  part?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}

/** Where the import stands. Steps that are done can be looked at again, those that were certain from the start too. */
export function RosterImportSteps({ value, container, onFile }: RosterImportStepsProps): ReactElement {
  const words = useMessages(messages);
  const steps = useMemo(() => importStages.map((id) => ({ id, title: words.step[id] })), [words]);
  return (
    <Stepper
      aria-label={words.steps}
      steps={steps}
      value={value}
      onChange={(step) => (step === 'file' ? onFile() : showPart(container.current, step))}
    />
  );
}
