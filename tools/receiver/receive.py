"""Stores the inquiries of the contact form (docs/delivery.md) in an SQLite database, each id once.

Answers 204 only after the inquiry is on the disk. Listens on this machine alone: nginx is in front of it and limits
the size and number of requests. Nothing of an inquiry is logged. send_mail.py sends what is stored here.
"""

import json
import os
import re
import shutil
import sqlite3
import sys
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl


def setting(name, read, expected, example, file="the unit's file in /etc/systemd/system", default=""):
    """A setting as `read` returns it. Ends the program with what to write if the setting is missing or wrong."""
    value = os.environ.get(name, default)
    try:
        if value.strip():
            return read(value)
    except ValueError:
        pass
    sys.exit(f"{name} is {value.strip() or 'empty or missing'}: write {expected} in {file}, such as {name}={example}")


def whole_number(text):
    if not text.strip().isdecimal():
        raise ValueError
    return int(text)


def port_number(text):
    if whole_number(text) > 65_535:
        raise ValueError
    return int(text)


DATABASE = setting("DATABASE", str, "the path of a file", "/var/lib/inquiries/inquiries.db")
PORT = setting("PORT", port_number, "a number up to 65535", "8025", default="8025")

# A message of 20,000 letters of any script fits, in both encodings.
LONGEST_REQUEST = 256 * 1024
LONGEST_VALUES = {"id": 100, "name": 500, "email": 320, "message": 100_000}
MOST_FIELDS = 20

# The health test fails if a mail waits for longer, or if less space is left.
LONGEST_WAIT_SECONDS = 60 * 60
LEAST_FREE_BYTES = 16 * 1024 * 1024

SCHEMA = """
create table if not exists inquiries (
  id text primary key,
  received integer not null, -- seconds since 1970
  fields text not null, -- JSON: what the visitor typed, by the names of the fields
  tried integer, -- when the last mail was attempted
  mailed integer -- when the mail server took the message; null until then
)
"""


# One after the other: SQLite lets writers that wait sleep for longer than a commit takes.
WRITING = threading.Lock()


class Refused(Exception):
    """A request that is not an inquiry, with the status of the answer."""

    def __init__(self, status, reason):
        super().__init__(reason)
        self.status = status


def connect():
    # Answers within the form's 15 seconds, also if a backup holds the database.
    database = sqlite3.connect(DATABASE, timeout=10)
    database.execute("pragma journal_mode = wal")
    # Each commit waits for the disk, or the newest inquiries are lost when the power fails.
    database.execute("pragma synchronous = full")
    return database


def parse(content_type, body):
    """The fields of a request as a dict of strings. Raises Refused."""
    try:
        text = body.decode()
        if content_type == "application/json":
            fields = json.loads(text)
        elif content_type == "application/x-www-form-urlencoded":
            fields = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
        else:
            raise Refused(415, "neither JSON nor a form")
    except (ValueError, RecursionError) as error:
        raise Refused(400, "not readable") from error
    if not isinstance(fields, dict) or not all(isinstance(value, str) for value in fields.values()):
        raise Refused(400, "not an object of texts")
    if len(fields) > MOST_FIELDS or not all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{0,49}", name) for name in fields):
        raise Refused(400, "unknown names of fields")
    for name, longest in LONGEST_VALUES.items():
        if not fields.get(name, "").strip() or len(fields[name]) > longest:
            raise Refused(400, f"{name} is missing or too long")
    if not re.fullmatch(r"[^\s@]+@[^\s@]+", fields["email"]):
        raise Refused(400, "email is no address")
    return fields


def store(fields):
    """Stores an inquiry unless its id is stored. It is on the disk when this returns."""
    # ASCII, because SQLite takes no text with half a character, which a browser may send.
    values = {name: value for name, value in fields.items() if name != "id"}
    with WRITING, closing(connect()) as database, database:
        database.execute(
            "insert into inquiries (id, received, fields) values (?, ?, ?) on conflict (id) do nothing",
            (json.dumps(fields["id"]), int(time.time()), json.dumps(values)),
        )


def health():
    """The status and the text of the answer to the health test: 503 if a person must act."""
    if shutil.disk_usage(os.path.dirname(os.path.abspath(DATABASE))).free < LEAST_FREE_BYTES:
        return 503, "The disk is almost full."
    with closing(connect()) as database:
        waiting, oldest = database.execute(
            "select count(*), min(received) from inquiries where mailed is null"
        ).fetchone()
    if waiting == 0:
        return 200, "All inquiries are stored and mailed."
    is_late = oldest < time.time() - LONGEST_WAIT_SECONDS
    return 503 if is_late else 200, f"Inquiries that wait for the mail server: {waiting}."


class Handler(BaseHTTPRequestHandler):
    timeout = 20

    def do_POST(self):
        try:
            fields = parse(self.headers.get_content_type(), self.read_body())
            store(fields)
        except Refused as error:
            self.answer(error.status, str(error))
        except (sqlite3.Error, OSError) as error:
            # Not stored, and the visitor is told. Neither SQLite nor the system names what was typed.
            print(f"An inquiry was not stored: {error}", file=sys.stderr, flush=True)
            self.answer(503, "not stored")
        else:
            self.answer(204)

    def do_GET(self):
        try:
            status, text = health()
        except (sqlite3.Error, OSError) as error:
            status, text = 503, f"The database does not answer: {error}"
        self.answer(status, text)

    def read_body(self):
        length = self.headers.get("Content-Length", "")
        if not re.fullmatch(r"\d{1,9}", length):
            raise Refused(411, "no Content-Length")
        if int(length) > LONGEST_REQUEST:
            raise Refused(413, "too long")
        body = self.rfile.read(int(length))
        if len(body) < int(length):
            raise Refused(400, "cut off")
        return body

    def answer(self, status, reason=""):
        """Answers in JSON, so that the form never takes an error for a confirmation."""
        failed = {"ok": False, "error": reason} if status >= 400 else {"ok": True, "message": reason}
        body = b"" if status == 204 else json.dumps(failed).encode()
        self.send_response(status)
        if body:
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format, *args):
        """Nothing: an address of a visitor is personal information, and the message of an invalid request quotes it."""


class Server(ThreadingHTTPServer):
    # Visitors wait in this queue while the disk is slow.
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """Logs what went wrong without the visitor's address."""
        print(f"A request failed: {sys.exc_info()[0].__name__}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        # Open until the end, so that SQLite does not merge and delete its log after each inquiry.
        kept = connect()
        # A database that cannot be used is an error at the start, not at the first inquiry.
        with kept:
            kept.execute(SCHEMA)
        server = Server(("127.0.0.1", PORT), Handler)
    except sqlite3.Error as error:
        sys.exit(f"DATABASE is {DATABASE}, which cannot be used: {error}")
    except OSError as error:
        sys.exit(f"PORT is {PORT}, which cannot be used: {error}")
    with closing(kept):
        server.serve_forever()
