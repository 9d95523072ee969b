import { ColumnHeightOutlined, DownOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import {
  Button,
  Card,
  Col,
  DatePicker,
  Descriptions,
  Flex,
  Form,
  Input,
  List,
  Row,
  Segmented,
  Space,
  Statistic,
  Table,
  Tag,
} from 'antd';

import { type Content, Office, standing } from './antd-frame.tsx';

/** Worklist: cards with totals, and a table below them. */
export function Home({ content }: { readonly content: Content }) {
  const { groups, lines } = content.work;
  return (
    <Office content={content} title="今日待办">
      <Row gutter={[16, 16]}>
        {groups.map(([label, count]) => (
          <Col key={label} xs={12} md={8} xl={6}>
            <Card>
              <Statistic title={label} value={count} />
            </Card>
          </Col>
        ))}
      </Row>
      <Card title="待办事项" style={{ marginTop: 16 }}>
        <Table
          rowKey="key"
          size="middle"
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 10, showTotal: (total) => `共 ${total} 条` }}
          dataSource={lines}
          rowClassName="beside-row"
          columns={[
            { title: '事项', dataIndex: 'task', render: (task: string) => <Tag>{task}</Tag> },
            { title: '投保单位', dataIndex: 'group' },
            { title: '产品', dataIndex: 'product' },
            { title: '单号', dataIndex: 'number' },
            { title: '期限', dataIndex: 'due' },
            { title: '操作', dataIndex: 'action', render: (action: string) => <a href="#work">{action}</a> },
          ]}
        />
      </Card>
    </Office>
  );
}

/**
 * Filter above the list, as in ProTable and ProList. Only the first fields are visible until the user expands the
 * filter.
 */
function QueryFilter() {
  return (
    <Card styles={{ body: { paddingBottom: 0 } }} style={{ marginBottom: 16 }}>
      <Form layout="vertical">
        <Row gutter={24}>
          <Col xs={24} md={12} xl={8}>
            <Form.Item label="关键词">
              <Input placeholder="请输入" />
            </Form.Item>
          </Col>
          <Col xs={0} md={12} xl={8}>
            <Form.Item label="提交日期">
              <DatePicker.RangePicker style={{ width: '100%' }} />
            </Form.Item>
          </Col>
          <Col xs={24} xl={8}>
            <Form.Item label=" ">
              <Flex gap={8} justify="end" align="center">
                <Button>重置</Button>
                <Button type="primary">查询</Button>
                <Button type="link">
                  展开 <DownOutlined />
                </Button>
              </Flex>
            </Form.Item>
          </Col>
        </Row>
      </Form>
    </Card>
  );
}

const toolbar = (
  <Space size="middle" wrap>
    <Button type="primary">投保</Button>
    <ReloadOutlined />
    <ColumnHeightOutlined />
    <SettingOutlined />
  </Space>
);

/** List of orders as a table. */
export function OrderTable({ content }: { readonly content: Content }) {
  return (
    <Office content={content} title="订单列表">
      <QueryFilter />
      <Card title="查询表格" extra={toolbar} styles={{ body: { padding: 0 } }}>
        <Table
          rowKey="orderSn"
          size="middle"
          scroll={{ x: 1300 }}
          pagination={{ pageSize: 20, showSizeChanger: true, showTotal: (total) => `共 ${total} 条` }}
          dataSource={content.orders}
          rowSelection={{}}
          rowClassName="beside-row"
          columns={[
            { title: '投保单位', dataIndex: 'group', width: 220, ellipsis: true },
            { title: '订单号/保单号', dataIndex: 'number', width: 190 },
            { title: '状态', render: (_, order) => standing(order), width: 110 },
            { title: '产品', dataIndex: 'product', width: 180, ellipsis: true },
            { title: '人数', dataIndex: 'heads', align: 'right', width: 80 },
            { title: '保费', dataIndex: 'premium', align: 'right', width: 120 },
            { title: '起保日期', dataIndex: 'start', width: 110 },
            { title: '提交时间', dataIndex: 'submitted', width: 150 },
            { title: '操作', fixed: 'right', width: 100, render: () => <a href="#order">查看</a> },
          ]}
        />
      </Card>
    </Office>
  );
}

/** List of orders as cards. */
export function OrderCards({ content }: { readonly content: Content }) {
  return (
    <Office content={content} title="订单列表">
      <Segmented options={['卡片', '表格']} style={{ marginBottom: 16 }} />
      <QueryFilter />
      <List
        grid={{ gutter: 16, xs: 1, md: 2, xl: 3 }}
        dataSource={content.orders}
        pagination={{ pageSize: 8 }}
        renderItem={(order) => (
          <List.Item>
            <Card
              className="beside-row"
              title={order.group}
              extra={standing(order)}
              actions={[
                <a key="open" href="#order">
                  查看
                </a>,
                <a key="copy" href="#copy">
                  复制投保
                </a>,
              ]}
            >
              <Descriptions
                column={1}
                size="small"
                items={[
                  { key: 'sn', label: '单号', children: order.number },
                  { key: 'product', label: '产品', children: order.product },
                  { key: 'heads', label: '人数', children: order.heads },
                  { key: 'start', label: '保险期间', children: `${order.start} 至 ${order.end}` },
                  { key: 'premium', label: '保费', children: order.premium },
                ]}
              />
            </Card>
          </List.Item>
        )}
      />
    </Office>
  );
}
