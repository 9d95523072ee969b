-- the people who run the platform; they have no account of agents
create table operators (
  id uuid primary key default gen_random_uuid(),
  user_name text not null unique check (user_name ~ '^[a-z][a-z0-9.-]{2,29}$'),
  name text not null check (name <> ''),
  roles text[] not null check (roles <> '{}'),
  password_hash text,
  second_factor_sealed bytea,
  -- the last period of 30 seconds whose code was used: a code works once
  last_factor_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table operator_sessions (
  token_hash bytea primary key,
  operator_id uuid not null references operators (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index operator_sessions_operator on operator_sessions (operator_id);

-- links with which an operator sets password and second factor
create table operator_welcomes (
  token_hash bytea primary key,
  operator_id uuid not null references operators (id),
  secret_sealed bytea not null,
  expires_at timestamptz not null
);

create index operator_welcomes_operator on operator_welcomes (operator_id);

alter table operator_actions add column operator_id uuid references operators (id);

-- an action that touches neither money nor identity nor personal data needs no reason
alter table operator_actions drop constraint operator_actions_reason_check;

create index operator_actions_at on operator_actions (at desc, id desc);

do $$
begin
  -- a database account that can't create roles needs the role to exist already (app/deploy/database/roles.sql)
  if not exists (select from pg_roles where rolname = 'tuanbao_operator') then
    create role tuanbao_operator nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'tuanbao_operator', 'member') then
    execute format('grant tuanbao_operator to %I', current_user);
  end if;
exception when unique_violation then null;
end
$$;

do $$
begin
  execute format('grant usage on schema %I to tuanbao_operator', current_schema());
end
$$;

-- true when the operator of the transaction has the permission
create function operator_may(permission text) returns boolean language sql stable as $$
  select coalesce(permission = any (string_to_array(current_setting('tuanbao.operator_permissions', true), ',')), false)
$$;

-- true when the operator of the transaction gave a reason
create function operator_has_reason() returns boolean language sql stable as $$
  select coalesce(current_setting('tuanbao.operator_reason', true), '') <> ''
$$;

grant insert on operator_actions to tuanbao_operator;
