import { type ReactElement, type RefObject, useMemo } from 'react';

import { Stepper } from '../../components/Stepper/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { hasPart, importStages, type RosterImportStage } from './importStage.ts';
import type { ReadRoster } from './importStep.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportStepsProps {
  /** The step that the import has reached. */
  value: RosterImportStage;
  /** The list that was read; null until a list is read. */
  roster: ReadRoster | null;
  /** Element that contains the sections of the steps. The attribute `data-step` of a section names its step. */
  container: RefObject<HTMLElement | null>;
  /** Called when the user goes back to the step in which a file is chosen. */
  onFile: () => void;
}

/**
 * Scrolls to the section of a step and focuses it, so that the section has a focus ring until the user goes on. If the
 * section is collapsed, it is opened.
 */
function showPart(container: HTMLElement | null, step: string): void {
  const part = container?.querySelector<HTMLElement>(`[data-step~="${step}"]`);
  const folded = part?.querySelector('details');
  if (!part) return;
  if (folded) folded.open = true;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus();
  part.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the steps of the import and marks the current step. The user can go back to an earlier step, also to a step
 * that was skipped, if the dialog shows something for it.
 */
export function RosterImportSteps({ value, roster, container, onFile }: RosterImportStepsProps): ReactElement {
  const words = useMessages(messages);
  const steps = useMemo(
    () =>
      importStages.map((id) => ({ id, title: words.step[id], isPressable: roster !== null && hasPart(id, roster) })),
    [words, roster],
  );
  return (
    <Stepper
      aria-label={words.steps}
      steps={steps}
      value={value}
      onChange={(step) => (step === 'file' ? onFile() : showPart(container.current, step))}
    />
  );
}
