import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import type { OccupationRule } from '../../domain/occupation/occupationRule.ts';
import type { OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { mostTitles } from '../../domain/occupation/titleLines.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './OccupationResolver.messages.ts';
import * as S from './OccupationResolver.styles.ts';
import { OccupationResolverLine } from './OccupationResolverLine.tsx';
import { type ResolvedTitle, useOccupationResolverState } from './useOccupationResolverState.ts';

export interface OccupationResolverProps {
  /** The occupation tree in three levels (大类 > 中类 > 小类). */
  tree: OccupationTree;
  /** Rule of the product for occupations. */
  rule: OccupationRule;
  /** True while the dialog is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Called when the user applies the list. The argument contains the titles whose occupation the user chose, and the
   * titles whose match needs no confirmation, in the order of the list. Titles with a refused occupation are left out.
   * After the call, the dialog closes.
   */
  onResolve: (resolved: readonly ResolvedTitle[]) => void;
}

/**
 * Dialog that finds occupations for a pasted list of job titles. For each title it shows the best match and
 * alternatives, and shows whether the user must confirm the match. The ref is the dialog element.
 */
export const OccupationResolver: ForwardRefExoticComponent<OccupationResolverProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, OccupationResolverProps>(function OccupationResolver(props, ref) {
    const { tree, rule, isOpen, onOpenChange, onResolve } = props;
    const text = useMessages(messages);
    const state = useOccupationResolverState(tree, rule);
    const { lines, leftOut, resolved } = state;

    const takeOver = (): void => {
      onResolve(resolved);
      onOpenChange(false);
      state.write(leftOut.join('\n'));
    };

    return (
      <Dialog
        ref={ref}
        title={text.title}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        footer={
          <>
            <Button onPress={() => onOpenChange(false)}>{text.cancel}</Button>
            <Button variant="primary" isDisabled={resolved.length === 0} onPress={takeOver}>
              {text.use(resolved.length)}
            </Button>
          </>
        }
      >
        <TextArea
          label={text.titles}
          description={text.titlesHint(mostTitles)}
          rows={5}
          value={state.text}
          onChange={state.write}
        />
        <S.Summary role="status">
          {lines.length > 0 ? text.summary(lines.length, lines.length - resolved.length, leftOut.length) : null}
          {leftOut.length > 0 ? <span data-part="left-out">{text.leftOut(leftOut.length, mostTitles)}</span> : null}
        </S.Summary>
        {lines.length > 0 ? (
          <S.Lines aria-label={text.lines}>
            {lines.map((line) => (
              <OccupationResolverLine
                key={line.title}
                line={line}
                tree={tree}
                rule={rule}
                onChoose={(code) => state.choose(line.title, code)}
              />
            ))}
          </S.Lines>
        ) : null}
      </Dialog>
    );
  });
