import { type ReactElement, type RefObject, useMemo } from 'react';

import { Stepper } from '../../components/Stepper/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { importStages, type RosterImportStage } from './importStage.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportStepsProps {
  /** The current step of the import. */
  value: RosterImportStage;
  /** The element that contains the sections of the steps. Each section has the attribute `data-step`. */
  container: RefObject<HTMLElement | null>;
  /** Called when the user goes back to choose a file. */
  onFile: () => void;
}

/** Scrolls to the section of a step, opens it if it is collapsed, and focuses it. */
function showPart(container: HTMLElement | null, step: string): void {
  const part = container?.querySelector<HTMLElement>(`[data-step~="${step}"]`);
  const folded = part?.querySelector('details');
  if (folded) folded.open = true;
  part?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the progress of the import. The user can go back to completed steps, and to steps that were skipped because
 * they were certain.
 */
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
