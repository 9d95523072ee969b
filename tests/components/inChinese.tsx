import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

/** Renders for a reader of Chinese, with that reader's hands. */
export const renderInChinese = (element: ReactElement) => ({
  ...render(element, { wrapper: Chinese }),
  user: userEvent.setup(),
});
