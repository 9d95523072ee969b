import { type ReactElement, type RefObject, useMemo } from 'react';

import { Stepper } from '../../components/Stepper/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { importStages, type RosterImportStage } from './importStage.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportStepsProps {
  /** The step that the import has reached. */
  value: RosterImportStage;
  /** Element that contains the sections of the steps. The attribute `data-step` of a section names its step. */
  container: RefObject<HTMLElement | null>;
  /** Called when the user goes back to the step in which a file is chosen. */
  onFile: () => void;
}

/** Scrolls to the section of a step and focuses it. If the section is collapsed, it is opened. */
function showPart(container: HTMLElement | null, step: string): void {
  const part = container?.querySelector<HTMLElement>(`[data-step~="${step}"]`);
  const folded = part?.querySelector('details');
  if (folded) folded.open = true;
  part?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the steps of the import and marks the current step. The user can go back to any earlier step, also to a step
 * that was skipped because there was nothing to ask.
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
