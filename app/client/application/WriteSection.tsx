import { Card } from '@tuanbao/library/components/Card';
import type { ReactElement, ReactNode } from 'react';

import { type Section, sectionId } from './sections.ts';
import * as S from './WriteSection.styles.ts';

export interface WriteSectionProps {
  readonly section: Section;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of one section of the writing screen. The frame has an id, so that links can jump to the section. */
export function WriteSection({ section, title, actions, children }: WriteSectionProps): ReactElement {
  return (
    <S.Root id={sectionId(section)} tabIndex={-1}>
      <Card title={title} actions={actions}>
        {children}
      </Card>
    </S.Root>
  );
}
