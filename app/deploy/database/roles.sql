-- The application's own account: it owns its database and nothing else. The role of agents' queries (row security) is made
-- here as well, because the account may make no roles.
create role tuanbao login password :'password' nosuperuser nocreatedb nocreaterole noreplication;
create role tuanbao_agent nologin;
grant tuanbao_agent to tuanbao;
create database tuanbao owner tuanbao;
