import { exposeControl, orderColumns, orders } from '@bench/control';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';

exposeControl('rac', {
  render: () => (
    <Table aria-label="订单" selectionMode="multiple">
      <TableHeader>
        <Column>
          <Checkbox slot="selection" />
        </Column>
        {orderColumns.map(([id, header]) => (
          <Column key={id} id={id} isRowHeader={id === 'id'} allowsSorting={id === 'premium'}>
            {header}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={orders}>
        {(order) => (
          <Row>
            <Cell>
              <Checkbox slot="selection" />
            </Cell>
            {orderColumns.map(([id]) => (
              <Cell key={id}>{order[id]}</Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  ),
});
