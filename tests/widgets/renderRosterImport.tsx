import { readFileSync } from 'node:fs';

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RosterImport, type RosterImportProps } from '@tuanbao/library/widgets/RosterImport';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';

import { rosterContext, twoSchemes } from '../../stories/fixtures/rosters.ts';

/** Returns a list of the fixtures as a file. */
export const rosterFile = (name: string) =>
  new File([new Uint8Array(readFileSync(`${import.meta.dirname}/../fixtures/rosters/${name}`))], name);
/** Returns a text file with a list of persons. */
export const textFile = (text: string) => new File([text], '名单.csv');

/** Renders the import. Returns mocks of its handlers, and functions that upload a file. */
export function renderImport(props: Partial<RosterImportProps> = {}) {
  const onImport = vi.fn<RosterImportProps['onImport']>();
  const onClose = vi.fn<() => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RosterImport context={rosterContext} schemes={twoSchemes} onImport={onImport} onClose={onClose} {...props} />
    </I18nProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const take = (file: File) => user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), file);
  return { onImport, onClose, user, take };
}
