import type { ReactElement } from 'react';
import { facts, modules } from 'virtual:manual-facts';

import { bindingRows, hookRows } from '../markdown/moduleMarkdown.ts';
import { pageOf } from '../page/manualOf.ts';
import * as S from '../page/ManualPage.styles.ts';
import { ExportSection, TypeSection } from '../page/PropsTable.tsx';
import { PageLink, Words } from '../page/Words.tsx';
import { Sheet } from './GuideTables.tsx';

/** The types and functions of the modules of a group, read from the code. */
export function ModuleReference({ group }: { readonly group: string }): ReactElement {
  return (
    <S.Page className="sb-unstyled">
      {modules
        .filter(({ path }) => path.startsWith(`${group}/`))
        .map(({ path, exports, types }) => (
          <S.Section key={path}>
            <h2 id={path.replaceAll('/', '-')}>{path}</h2>
            <p>
              <code>@tuanbao/library/{path}</code>
            </p>
            {types.map((fact) => (
              <TypeSection key={fact.name} fact={fact} />
            ))}
            {exports.map((fact) => (
              <ExportSection key={fact.name} fact={fact} isAlone={false} />
            ))}
          </S.Section>
        ))}
    </S.Page>
  );
}

/**
 * The Formik bindings, each with the component that it binds. If the component has a page, its name links to the page.
 */
export function BindingTable(): ReactElement {
  return (
    <Sheet label="Formik bindings" head={['Binding', 'Props', 'What it does']}>
      {bindingRows(modules).map(([name, description]) => {
        const bound = name.replace('Formik', '');
        const page = pageOf(bound);
        return (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{page === null ? bound : <PageLink to={page}>{bound}</PageLink>}</td>
            <td>
              <Words>{description}</Words>
            </td>
          </tr>
        );
      })}
    </Sheet>
  );
}

/** All exports of the shared modules, and the hooks and functions that the folders of components export. */
export function HookTable(): ReactElement {
  return (
    <Sheet label="Hooks and functions" head={['Name', 'Import', 'Signature', 'What it does']}>
      {hookRows(facts, modules).map(({ name, module, signature, description }) => (
        <tr key={`${module}/${name}`}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <code>{module}</code>
          </td>
          <td>
            <code>{signature}</code>
          </td>
          <td>
            <Words>{description}</Words>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
