import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Link as FileLink } from '@tuanbao/library/components/Link';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tag } from '@tuanbao/library/components/Tag';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useNavigate, useParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { materialsCheck } from '../../contract/desk/work/decisions.ts';
import { materialsKinds } from '../../contract/desk/work/waiting.schema.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import {
  AcceptMaterialsDialog,
  type MaterialsVerdictDialogProps,
  type OpenedMaterials,
  OpenMaterialsDialog,
  ReturnMaterialsDialog,
  type ShownMaterials,
} from './MaterialDialogs.tsx';
import { messages } from './materials.messages.ts';
import * as M from './Materials.styles.ts';
import { OrderReference } from './OrderReference.tsx';
import { StateTag } from './StateTag.tsx';
import { useMaterialName } from './useMaterialName.ts';
import * as S from './work.styles.ts';
import { workPaths } from './workPaths.ts';

/** Page on which an operator checks the materials of an order or endorsement, and accepts or returns them. */
export default function MaterialsCheckPage(): ReactElement {
  const words = useMessages(messages);
  const params = useParams();
  const kind = materialsKinds.find((known) => known === params['kind']) ?? 'order';
  const { data: check, error, ask } = useQuestion(materialsCheck, { kind, id: params['id'] ?? '' });
  const [opened, setOpened] = useState<OpenedMaterials>();
  if (!check) {
    return (
      <DeskPage title={words.title}>
        {error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={8} label={words.loading} />}
        <S.Name to={workPaths.materials}>{words.back}</S.Name>
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={check.groupName}
      lead={
        <>
          {check.productName} <StateTag kind={check.kind} state={check.state} />
        </>
      }
      actions={<MaterialActions check={check} opened={opened} onOpen={setOpened} />}
    >
      <S.Name to={workPaths.materials}>{words.back}</S.Name>
      <Card title={words.detail}>
        <DescriptionList
          items={[
            { term: words.reference, description: <OrderReference {...check} /> },
            { term: words.insurer, description: check.insurerName },
            { term: words.agent, description: check.agentName },
          ]}
        />
      </Card>
      <MaterialsCard check={check} opened={opened} />
    </DeskPage>
  );
}

interface CheckProps {
  readonly check: ShownMaterials;
  /** Files of the materials; undefined until the operator opens them. */
  readonly opened: OpenedMaterials | undefined;
}

function MaterialsCard({ check, opened }: CheckProps): ReactElement {
  const words = useMessages(messages);
  const nameOf = useMaterialName();
  const filesOf = (type: string) => opened?.materials.find((each) => each.type === type)?.files ?? [];
  return (
    <Card title={words.materials}>
      <S.Hint>{check.materials.length === 0 ? words.noMaterials : opened ? words.linksHint : words.openHint}</S.Hint>
      <M.Materials>
        {check.materials.map((material) => (
          <li key={material.type}>
            <h3>
              {nameOf(material)}{' '}
              <Tag tone={material.demand === 'submission' ? 'info' : 'neutral'}>{words.demands[material.demand]}</Tag>
            </h3>
            <S.Muted>{words.count(material.count)}</S.Muted>
            {material.rejection === '' ? null : <S.Words>{words.returnedBefore(material.rejection)}</S.Words>}
            <S.Files>
              {filesOf(material.type).map(({ url, name, readUrl, thumbnailUrl }) => (
                <M.File key={url}>
                  {thumbnailUrl === '' ? null : <img src={thumbnailUrl} alt="" />}
                  <FileLink href={readUrl} target="_blank">
                    {name}
                  </FileLink>
                </M.File>
              ))}
            </S.Files>
          </li>
        ))}
      </M.Materials>
    </Card>
  );
}

interface MaterialActionsProps extends CheckProps {
  readonly onOpen: (opened: OpenedMaterials) => void;
}

/**
 * Buttons for the materials. If there are files, one button opens them, and the buttons that accept or return the
 * materials are shown only after the files were opened.
 */
function MaterialActions({ check, opened, onOpen }: MaterialActionsProps): ReactElement {
  const words = useMessages(messages);
  const [isOpening, setOpening] = useState(false);
  const hasFiles = check.materials.some(({ count }) => count > 0);
  const isSeen = opened !== undefined || !hasFiles;
  return (
    <S.Actions>
      {check.canAccept || check.canReturn ? null : <S.Muted>{words.notChecked}</S.Muted>}
      {hasFiles ? (
        <Button variant={isSeen ? 'secondary' : 'primary'} onPress={() => setOpening(true)}>
          {words.open}
        </Button>
      ) : null}
      {isSeen ? <MaterialVerdicts check={check} version={opened?.version ?? check.version} /> : null}
      {isOpening ? <OpenMaterialsDialog check={check} onOpen={onOpen} onClose={() => setOpening(false)} /> : null}
    </S.Actions>
  );
}

type MaterialVerdictsProps = Pick<MaterialsVerdictDialogProps, 'check' | 'version'>;

/** Buttons that accept or return the materials, if the state of the order or endorsement allows it. */
function MaterialVerdicts(props: MaterialVerdictsProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'accept' | 'return' | null>(null);
  const { canAccept, canReturn, materials } = props.check;
  const verdict = { ...props, onDone: async () => navigate(workPaths.materials), onClose: () => setOpen(null) };
  return (
    <>
      {canReturn && materials.length > 0 ? <Button onPress={() => setOpen('return')}>{words.giveBack}</Button> : null}
      {canAccept ? (
        <Button variant="primary" onPress={() => setOpen('accept')}>
          {words.accept}
        </Button>
      ) : null}
      {open === 'accept' ? <AcceptMaterialsDialog {...verdict} /> : null}
      {open === 'return' ? <ReturnMaterialsDialog {...verdict} /> : null}
    </>
  );
}
