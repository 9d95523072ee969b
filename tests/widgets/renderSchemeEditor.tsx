import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { someOccupations } from '@tuanbao/library/samples/occupations';
import { employerLiability } from '@tuanbao/library/samples/products';
import { quoteOf } from '@tuanbao/library/samples/quotes';
import { SchemeEditor, type SchemeEditorProps } from '@tuanbao/library/widgets/SchemeEditor';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';

/**
 * Renders the editor in a parent component that stores the schemes. `last` returns the schemes after the last change.
 */
export function renderEditor(schemes: readonly Scheme[], props: Partial<SchemeEditorProps> = {}) {
  const onChange = vi.fn<(schemes: readonly Scheme[]) => void>();
  function Owner() {
    const [current, setCurrent] = useState(schemes);
    const change = (next: readonly Scheme[]) => {
      onChange(next);
      setCurrent(next);
    };
    return (
      <SchemeEditor
        product={employerLiability}
        occupations={someOccupations}
        quotes={quoteOf([...current]).schemes}
        {...props}
        schemes={current}
        onChange={change}
      />
    );
  }
  render(
    <I18nProvider locale="zh-CN">
      <Owner />
    </I18nProvider>,
  );
  return { onChange, user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] ?? [] };
}
