#!/bin/sh
# Runs once, when the volume of the database is new.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$TUANBAO_PASSWORD" --username "$POSTGRES_USER" --dbname postgres -f /etc/tuanbao/roles.sql
