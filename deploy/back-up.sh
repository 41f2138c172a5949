#!/bin/sh
# Keeps a dump of the database for each day of two weeks in /backups. Runs in the container "backup" of compose.yaml.
set -eu
umask 077
while true; do
  file=/backups/maitred-$(date +%F).dump
  # A dump has its name once it is whole.
  if pg_dump -Fc -f "$file.part" && mv "$file.part" "$file"; then
    find /backups -name 'maitred-*.dump' -mtime +14 -delete
    pause=86400
  else
    echo "could not back up; trying again in five minutes" >&2
    pause=300
  fi
  # So that a stop is heard at once.
  sleep "$pause" &
  wait $!
done
