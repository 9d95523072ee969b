import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { showToast } from '@tuanbao/library/components/Toast';
import { emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { emptyLoginEntry } from '@tuanbao/library/domain/user/login';
import { applicantContext, applicantFields } from '@tuanbao/library/samples/applicants';
import { ApplicantForm } from '@tuanbao/library/widgets/ApplicantForm';
import { PersonTable, type PersonTableHandle } from '@tuanbao/library/widgets/PersonTable';
import { Formik } from 'formik';
import { type ComponentType, createElement, createRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { freezeClock } from '../../.storybook/frozenClock.ts';
import { rosterContext, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';

import '@tuanbao/tokens/tokens.css';

type Args = Readonly<Record<string, unknown>>;
type Component = ComponentType<Args>;
interface Story {
  readonly args?: Args;
}
type StoryFile = Readonly<Record<string, Story>> & { readonly default: Story & { readonly component?: unknown } };

const nameIn = (path: string): string => /(\w+)(\/index\.ts|\.stories\.tsx|\.tsx)$/.exec(path)?.[1] ?? path;
const byName = <Module,>(modules: Record<string, Module>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([path, module]) => [nameIn(path), module]));

const entries = byName(
  import.meta.glob<Record<string, unknown>>('../../library/src/{components,widgets}/*/index.ts', { eager: true }),
);
const bindings = byName(import.meta.glob<Record<string, unknown>>('../../library/src/formik/*.tsx', { eager: true }));
const stories = byName(
  import.meta.glob<StoryFile>('../../stories/{components,widgets}/*.stories.tsx', { eager: true }),
);

/** Returns the names of the components that an entry of the package exports. Some entries export several components. */
const namesIn = (entry: string, exported: Record<string, unknown>): readonly string[] => {
  if (entry === 'Icon') return Object.keys(exported);
  return entry === 'Toast' ? ['ToastRegion'] : [entry];
};

const isComponent = (value: unknown): value is Component =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** All public components of the entries, and all Formik bindings. */
const components = [...entries, ...bindings].flatMap(([entry, exported]) =>
  namesIn(entry, exported).flatMap((name) => {
    const component = exported[name];
    return isComponent(component) ? [{ name, component }] : [];
  }),
);

/** Props for components that need other props than the arguments of their stories. */
const ownArgs: Readonly<Record<string, Args>> = {
  Dialog: { title: '对话框', isOpen: true, onOpenChange: () => undefined, children: '内容' },
  Drawer: { title: '抽屉', isOpen: true, onOpenChange: () => undefined, children: '内容' },
  Disclosure: { title: '更多', children: '内容' },
  DataGrid: {
    caption: '订单',
    columns: [{ id: 'a', header: '单号', cell: () => '', isSortable: true }],
    rows: [],
    rowKey: () => '',
  },
  EmptyState: { title: '没有订单' },
  Money: { fen: 100 },
  Tag: { children: '已承保' },
  FormikApplicantForm: { fields: applicantFields, natures: applicantContext.natures },
};

/** Initial values of bindings. Needed if the stories of the component set no `value`, and the value isn't a text. */
const emptyValues: Readonly<Record<string, unknown>> = {
  FormikRegionCascader: 0,
  FormikNumberField: null,
  FormikCheckbox: false,
  FormikSwitch: false,
  FormikCheckboxGroup: [],
  FormikFileUpload: [],
  FormikDateRangeField: { start: '', end: '' },
  FormikMaterialsUpload: {},
  FormikApplicantForm: emptyApplicant,
  FormikLoginDialog: emptyLoginEntry,
};

const noProblems = () => [];

/**
 * Returns the arguments and the initial value of a binding. The arguments come from the component's stories. The value
 * is passed separately, because Formik stores it.
 */
function bound(name: string): { readonly args: Args; readonly value: unknown } {
  const { value, ...args } = stories.get(name.replace(/^Formik/, ''))?.default.args ?? {};
  return {
    args: { ...args, name: 'it', problemsOf: noProblems },
    value: name in emptyValues ? emptyValues[name] : (value ?? ''),
  };
}

function show(name: string, component: Component): { current: unknown } {
  const ref: { current: unknown } = createRef();
  const { args: boundArgs, value } = bound(name);
  const own = bindings.has(name) ? boundArgs : stories.get(name)?.default.args;
  const args = { ...own, ...ownArgs[name], ref };
  render(
    <I18nProvider locale="zh-CN">
      <Formik initialValues={{ it: value }} onSubmit={() => undefined}>
        {() => createElement(component, args)}
      </Formik>
    </I18nProvider>,
  );
  return ref;
}

/** For components that are in the document only while they are open: the function that opens the component. */
const openers: Readonly<Record<string, () => Promise<unknown>>> = {
  Menu: () => userEvent.click(screen.getByRole('button')),
  Popover: () => userEvent.click(screen.getByRole('button')),
  Tooltip: () => userEvent.tab(),
  ToastRegion: () => Promise.resolve(showToast({ title: '已保存', timeoutMs: 0 })),
};

const controls = ':is(input, select, textarea, button, a[href]):not(:disabled), [tabindex]';
const takesFocus = (element: Element): boolean => element.matches(controls) || element.querySelector(controls) !== null;

/** Components whose ref isn't an element. It is an object with several functions, including `focus`. */
const handles: readonly string[] = ['PersonTable'];

/**
 * Bindings whose ref is no element. `FormikMirror` renders no element. `FormikErrorSummary` renders an element only
 * after a refused submit (tests/formik).
 */
const withoutElement: readonly string[] = ['FormikMirror', 'FormikErrorSummary'];

let startClock: () => void;
beforeEach(() => {
  startClock = freezeClock();
});
afterEach(() => {
  cleanup();
  startClock();
});

it('knows the components of the package', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Button', 'CloseIcon', 'RegionCascader', 'FormikApplicantForm']));
  expect([...stories.keys()].filter((name) => entries.has(name) && !names.includes(name))).toEqual(['Toast']);
});

it('focuses a cell of PersonTable by its handle', async () => {
  const ref = createRef<PersonTableHandle>();
  const { container } = render(
    <I18nProvider locale="zh-CN">
      <PersonTable
        ref={ref}
        store={createRosterStore({ ...rosterContext, schemes: twoSchemes }, sampleRoster(3))}
        schemes={twoSchemes}
      />
    </I18nProvider>,
  );

  ref.current?.focus();

  await waitFor(() => expect(container).toContainElement(document.activeElement as HTMLElement));
});

describe.each(components.filter(({ name }) => ![...handles, ...withoutElement].includes(name)))(
  '$name',
  ({ name, component }) => {
    it('takes a ref in React 18 too', () => {
      expect(component).toHaveProperty('$$typeof', Symbol.for('react.forward_ref'));
    });

    it('hands out its element, whose focus() leads into it', async () => {
      const ref = show(name, component);
      await openers[name]?.();
      await waitFor(() => expect(ref.current).not.toBeNull());
      const before = document.activeElement;
      if (before instanceof HTMLElement) before.blur();

      const held = ref.current as HTMLElement;
      expect(held).toBeInstanceOf(Element);
      if (!takesFocus(held)) return;
      held.focus();
      await waitFor(() => expect(held).toContainElement(document.activeElement as HTMLElement));
    });
  },
);

it('leads to the field with a problem, past those without', () => {
  const ref = createRef<HTMLElement>();
  render(
    <I18nProvider locale="zh-CN">
      <ApplicantForm
        ref={ref}
        value={{ ...emptyApplicant, groupName: '示例制造有限公司' }}
        onChange={() => undefined}
        fields={applicantFields}
        natures={applicantContext.natures}
        problems={[{ code: 'E_REQUIRED', path: 'contactName', params: {}, severity: 'error' }]}
        shouldShowAllProblems
      />
    </I18nProvider>,
  );

  ref.current?.focus();

  expect(screen.getByRole('textbox', { name: '联系人' })).toHaveFocus();
});

it('does not affect the focus of other elements if a host has put a setter on the prototype', () => {
  const original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')!;
  let current = original.value as (options?: FocusOptions) => void;
  const set = (next: typeof current) => {
    current = next;
  };
  Object.defineProperty(HTMLElement.prototype, 'focus', { configurable: true, get: () => current, set });
  try {
    const form = { value: emptyApplicant, onChange: () => undefined, fields: applicantFields };
    render(
      <I18nProvider locale="zh-CN">
        <button type="button">其他</button>
        <ApplicantForm {...form} ref={createRef<HTMLElement>()} natures={applicantContext.natures} />
      </I18nProvider>,
    );

    screen.getByRole('button', { name: '其他' }).focus();

    expect(screen.getByRole('button', { name: '其他' })).toHaveFocus();
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'focus', original);
  }
});
